import { DEFAULT_LANGUAGE, regionalCode, type Language } from 'school-schema/languages'
import type { ReactNode } from 'react'

type Props = { language?: Language; children: ReactNode }

/** The HTML document of every page and of the 404 page. */
export function Document({ language = DEFAULT_LANGUAGE, children }: Props) {
  return (
    <html lang={regionalCode(language)}>
      {/* Texts of other languages are marked one by one; what is not marked is in English. */}
      <body lang={language === DEFAULT_LANGUAGE ? undefined : regionalCode(DEFAULT_LANGUAGE)}>
        {children}
      </body>
    </html>
  )
}
