import type { ReactNode } from 'react'
import { preload } from 'react-dom'

/** What the text is set in; the fonts of headings, of bold words and of Hindi come when a page uses them. */
const TEXT_FONT = '/fonts/mukta-latin-400-normal.woff2'

/** The document that every page and the error screen for unknown addresses are in. */
export function Document({ children }: { children: ReactNode }) {
  preload(TEXT_FONT, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang="en-IN">
      <body>{children}</body>
    </html>
  )
}
