import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { siteEnvironment } from '@/lib/env/site'
import './globals.css'

export const viewport: Viewport = { themeColor: '#fffdf8', colorScheme: 'light' }

/** Reads nothing from the CMS: a page made on request has not yet said that memory will do. */
export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(siteEnvironment().SITE_URL),
    formatDetection: { telephone: false },
    icons: { icon: '/favicon.svg', apple: '/apple-icon.png' },
  }
}

/** What the first look needs; the bold cut and the Hindi ones come when a page uses them. */
const firstFonts = ['fraunces-latin-wght-normal', 'mukta-latin-400-normal']

export default function RootLayout({ children }: { children: ReactNode }) {
  for (const font of firstFonts) {
    preload(`/fonts/${font}.woff2`, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
  return (
    <html lang="en-IN">
      <body>{children}</body>
    </html>
  )
}
