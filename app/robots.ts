import type { MetadataRoute } from 'next'
import { siteEnvironment } from '@/lib/env/site'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: `${siteEnvironment().SITE_URL}/sitemap.xml`,
  }
}
