const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  // Not no-referrer: with it a browser sends `Origin: null` on a plain form post, and the enquiry
  // would be refused for every visitor without JavaScript.
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
]

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.BUILD_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks the types of everything; a school's start must not hang on those of a test.
  typescript: { ignoreBuildErrors: true },
  // Pictures come in fixed sizes from /assets and /pictures; the optimiser is an open door that
  // nothing here needs.
  images: { unoptimized: true },
  // A wrong spelling with a trailing slash would otherwise take two redirects to its page.
  skipTrailingSlashRedirect: true,
  cacheHandler: new URL('./lib/page-cache/handler.cjs', import.meta.url).pathname,
  experimental: { serverActions: { bodySizeLimit: '64kb' } },
  headers: async () => [{ source: '/:path*', headers: securityHeaders }],
}

export default config
