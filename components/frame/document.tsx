import type { ReactNode } from 'react'
import { preload } from 'react-dom'

/** What the first look needs; the bold cut and the Hindi one come when a page uses them. */
const firstFonts = ['fraunces-latin-600-normal', 'mukta-latin-400-normal']

/** The document that every page and the error screen for unknown addresses are in. */
export function Document({ children }: { children: ReactNode }) {
  for (const font of firstFonts) {
    preload(`/fonts/${font}.woff2`, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
  return (
    <html lang="en-IN">
      <body>{children}</body>
    </html>
  )
}
