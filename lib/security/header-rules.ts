import { embedHosts, fileHeaders, pageHeaders } from './policy.ts'

/** What a script or a frame may not ask a visitor for, and what Chromium allows to every frame. */
const unusedFeatures = [
  'browsing-topics',
  'camera',
  'geolocation',
  'microphone',
  'payment',
  'picture-in-picture',
  'storage-access',
  'usb',
]

const ofEveryResponse = {
  'X-Content-Type-Options': 'nosniff',
  // Not no-referrer: browsers would send `Origin: null` with a native form post, and the enquiry
  // would be rejected for every visitor without JavaScript.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
}

/** Browsers apply it to the domain. */
const ofHttps = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }

/** What a proxy that ends TLS says of a request: a build does not know the public address. */
const throughHttps = { type: 'header', key: 'x-forwarded-proto', value: 'https' } as const

/** Media types of the addresses without a page. /assets sets its own policy. */
const FILES: Readonly<Record<string, string>> = {
  '/_next/static/:path*': 'text/javascript',
  '/:file(hydration|language|sw).js': 'text/javascript',
  '/offline.json': 'application/json',
  '/docs/:path*': 'application/pdf',
  '/fonts/:path*': 'font/woff2',
  '/pictures/:path*': 'image/svg+xml',
  '/look.css': 'text/css',
  '/:folder(og|icon)/:path*': 'image/png',
  '/:file(apple-icon.png|favicon.ico|favicon.svg|icon-192.png|icon-512.png)': 'image/png',
  '/:file(calendar.ics|robots.txt|sitemap.xml|manifest.webmanifest)': 'text/plain',
  '/notices/feed.xml': 'application/atom+xml',
  '/api/:path*': 'application/json',
}

const FOREVER = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** Also the home page. */
const PAGES = '/((?!assets/).*)'

type Rule = {
  source: string
  headers: { key: string; value: string }[]
  has?: { type: 'header' | 'query'; key: string; value?: string }[]
}

const toRule = (source: string, headers: Record<string, string>): Rule => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
})

/**
 * The headers that `next.config.js` sends: those of every response, and the policy of every file.
 * They are part of the build, so they depend on no setting. The page cache adds the policy of pages.
 * @param isPlain without that cache all pages have the same policy
 */
export const headerRules = (isPlain: boolean): Rule[] => [
  toRule('/:path*', ofEveryResponse),
  { ...toRule('/:path*', ofHttps), has: [throughHttps] },
  ...(isPlain
    ? [toRule(PAGES, pageHeaders({ scripts: ["'unsafe-inline'"], frames: embedHosts }))]
    : []),
  ...Object.entries(FILES).map(([source, type]) => toRule(source, fileHeaders(type))),
  // With another content they have another name.
  toRule('/:folder(fonts|pictures)/:path*', FOREVER),
  { ...toRule('/language.js', FOREVER), has: [{ type: 'query', key: 'v' }] },
]
