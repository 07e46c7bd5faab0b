import type { MetadataRoute } from 'next'
import { siteEnvironment } from '@/lib/server/environment'

/** Not for crawlers: routes that are no pages, and the endless search results. */
const CLOSED = ['/api/', '/preview/', '/search?*']

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: CLOSED },
    sitemap: `${siteEnvironment().SITE_URL}/sitemap.xml`,
  }
}
