import { LARGEST_POST } from './lib/enquiry/parse-form.ts'
import { pages } from './content/pages/index.ts'
import { fixedHeaders } from './lib/security/fixed-headers.ts'

/**
 * A page is prerendered; with a field in its address that it answers, it is made on request.
 * @returns {import('next/dist/lib/load-custom-routes').Rewrite[]}
 */
const askedPages = () =>
  pages.flatMap(({ path, queryParams = [] }) =>
    queryParams.map((key) => ({
      source: path,
      has: [{ type: 'query', key }],
      destination: `/dynamic${path}`,
    })),
  )

/** A proxy in front may ask us by another name than the visitor's; our own check is as strict. */
const publicHost = () => (process.env.SITE_URL ? [new URL(process.env.SITE_URL).host] : [])

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.BUILD_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run check` checks the types of everything, tests included. Here it would take 20 s of processor
  // time more at each build, and fail a school's start because of a test.
  typescript: { ignoreBuildErrors: true },
  // Pictures come in fixed sizes from /assets and /pictures; the optimiser is an open door that
  // nothing here needs.
  images: { unoptimized: true },
  // It finds its engine, a file of its own, in its own folder.
  serverExternalPackages: ['harfbuzzjs'],
  // A wrong spelling with a trailing slash would otherwise take two redirects to its page.
  skipTrailingSlashRedirect: true,
  cacheHandler: new URL('./lib/framework/cache-handler.cjs', import.meta.url).pathname,
  experimental: {
    serverActions: { bodySizeLimit: LARGEST_POST, allowedOrigins: publicHost() },
    // The frame of `app/not-found` would go out with every page, half of its weight.
    globalNotFound: true,
    // Otherwise each build writes its own folder into tsconfig.json.
    strictRouteTypes: true,
  },
  rewrites: async () => ({ beforeFiles: askedPages(), afterFiles: [], fallback: [] }),
  headers: async () => [{ source: '/:path*', headers: fixedHeaders(process.env.SITE_URL) }],
}

export default config
