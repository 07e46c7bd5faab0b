import { DEFAULT_LANGUAGE, regionalCode, type Language } from 'school-schema/languages'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'

/** The fonts of the text, for which the first paint waits a moment. Those of headings and Hindi load when a page uses them. */
const TEXT_FONTS = ['/fonts/mukta-latin-400-normal.woff2', '/fonts/mukta-latin-600-normal.woff2']

type Props = { language?: Language; children: ReactNode }

/** The HTML document of every page and of the 404 page. */
export function Document({ language = DEFAULT_LANGUAGE, children }: Props) {
  for (const font of TEXT_FONTS)
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang={regionalCode(language)}>
      {/* Texts of other languages are marked one by one; what is not marked is in English. */}
      <body lang={language === DEFAULT_LANGUAGE ? undefined : regionalCode(DEFAULT_LANGUAGE)}>
        {children}
      </body>
    </html>
  )
}
