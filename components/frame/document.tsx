import { DEFAULT_LANGUAGE, regionalCode, type Language } from 'school-schema/languages'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'

/** The font of the text. The fonts of headings, bold text and Hindi load when a page uses them. */
const TEXT_FONT = '/fonts/mukta-latin-400-normal.woff2'

type Props = { language?: Language; children: ReactNode }

/** The HTML document of every page and of the 404 page. */
export function Document({ language = DEFAULT_LANGUAGE, children }: Props) {
  preload(TEXT_FONT, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang={regionalCode(language)}>
      {/* Texts of other languages are marked one by one; what is not marked is in English. */}
      <body lang={language === DEFAULT_LANGUAGE ? undefined : regionalCode(DEFAULT_LANGUAGE)}>
        {children}
      </body>
    </html>
  )
}
