import type { ReactNode } from 'react'
import { preload } from 'react-dom'

/** The font of the text. The fonts of headings, bold text and Hindi load when a page uses them. */
const TEXT_FONT = '/fonts/mukta-latin-400-normal.woff2'

/** The HTML document of every page and of the 404 page. */
export function Document({ children }: { children: ReactNode }) {
  preload(TEXT_FONT, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang="en-IN">
      <body>{children}</body>
    </html>
  )
}
