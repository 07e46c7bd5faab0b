import { DEFAULT_LANGUAGE, regionalCode, type Language } from 'school-schema/languages'
import type { ReactNode } from 'react'
import { preloadFont } from './preload-font'

type Props = { language?: Language | undefined; children: ReactNode }

/** The HTML document of every page and of the 404 page. */
export function Document({ language = DEFAULT_LANGUAGE, children }: Props) {
  preloadFont('mukta-latin-400')
  preloadFont('mukta-latin-600')
  return (
    <html lang={regionalCode(language)}>
      <body>{children}</body>
    </html>
  )
}
