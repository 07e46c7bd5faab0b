import { DEFAULT_LANGUAGE, regionalCode, type Language } from 'school-schema/languages'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'

/**
 * Requests a font with the page: the first paint waits a moment for it, so that nothing moves.
 * @param name a file of `public/fonts` without its style, such as `mukta-latin-400`
 */
export const preloadFont = (name: string): void =>
  preload(`/fonts/${name}-normal.woff2`, {
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  })

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
