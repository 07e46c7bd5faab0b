import { MAX_POST_BYTES } from './lib/enquiry/parse-form.ts'
import { pages } from './content/pages/index.ts'
import { fixedHeaders } from './lib/security/fixed-headers.ts'

/**
 * Pages are prerendered. An address with a query parameter of its page is rewritten to a route that
 * renders on request.
 * @returns {import('next/dist/lib/load-custom-routes').Rewrite[]}
 */
const queryPages = () =>
  pages.flatMap(({ path, queryParams = [] }) =>
    queryParams.map((key) => ({
      source: path,
      has: [{ type: 'query', key }],
      destination: `/dynamic${path}`,
    })),
  )

/** A reverse proxy may send another host than the visitor's; our own origin check is as strict. */
const publicHost = () => (process.env.SITE_URL ? [new URL(process.env.SITE_URL).host] : [])

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.BUILD_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run check` checks all types, tests included. Here it would take 20 s of processor time at
  // each build, and an error in a test would prevent a school's start.
  typescript: { ignoreBuildErrors: true },
  // Pictures come in fixed sizes from /assets and /pictures. The image optimiser would only be a
  // target for abuse.
  images: { unoptimized: true },
  // It loads its WebAssembly file from its own folder.
  serverExternalPackages: ['harfbuzzjs'],
  // Otherwise a misspelt address with a trailing slash would need two redirects.
  skipTrailingSlashRedirect: true,
  cacheHandler: new URL('./lib/framework/cache-handler.cjs', import.meta.url).pathname,
  experimental: {
    serverActions: { bodySizeLimit: MAX_POST_BYTES, allowedOrigins: publicHost() },
    // Otherwise every page would contain the frame of `app/not-found`, half of its size.
    globalNotFound: true,
    // Otherwise each build writes its own folder into tsconfig.json.
    strictRouteTypes: true,
  },
  rewrites: async () => ({ beforeFiles: queryPages(), afterFiles: [], fallback: [] }),
  headers: async () => [{ source: '/:path*', headers: fixedHeaders(process.env.SITE_URL) }],
}

export default config
