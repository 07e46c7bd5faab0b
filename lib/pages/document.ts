import type { Metadata, Viewport } from 'next'
import { siteEnvironment } from '../server/environment.ts'

export const documentViewport: Viewport = { themeColor: '#fffdf8', colorScheme: 'light' }

/** What every document says of itself in its head, whatever its page. */
export function documentMetadata(): Metadata {
  return {
    metadataBase: new URL(siteEnvironment().SITE_URL),
    formatDetection: { telephone: false },
    icons: { icon: '/favicon.svg', apple: '/apple-icon.png' },
  }
}
