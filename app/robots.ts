import type { MetadataRoute } from 'next'
import { siteEnvironment } from '@/lib/server/environment'

/** Kept from robots: what is no page, and the endless answers of the search. */
const CLOSED = ['/api/', '/dynamic/', '/preview/', '/search?*']

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: CLOSED },
    sitemap: `${siteEnvironment().SITE_URL}/sitemap.xml`,
  }
}
