import type { MetadataRoute } from 'next'
import { CLOSED_PARTS } from 'school-schema/addresses/own-addresses'
import { siteEnvironment } from '@/lib/server/environment'

/** Not for crawlers: routes that are no pages, and the endless search results. */
const CLOSED = [...CLOSED_PARTS.map((part) => `/${part}/`), '/search?*']

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: CLOSED },
    sitemap: `${siteEnvironment().SITE_URL}/sitemap.xml`,
  }
}
