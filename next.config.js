import { fileURLToPath } from 'node:url'
import { assertLastingDisk } from './lib/server/lasting-disk.ts'
import { MAX_FILE_POST_BYTES } from './lib/server/request-rules.ts'
import { headerRules } from './lib/security/header-rules.ts'

// Next.js reads this file when it builds and when it starts.
assertLastingDisk(process.env)

/** The addresses of icons that browsers and apps guess or remember. */
const iconAddresses = Object.entries({
  '/favicon.ico': 48,
  '/favicon.svg': 48,
  '/apple-icon.png': 180,
  '/icon-192.png': 192,
  '/icon-512.png': 512,
}).map(([source, size]) => ({ source, destination: `/icon/${size}.png` }))

/** A reverse proxy may send another host than the visitor's; our own origin check is as strict. */
const publicHost = () => (process.env.SITE_URL ? [new URL(process.env.SITE_URL).host] : [])

/**
 * Set at build and start, it leaves out what relies on internals of Next.js. Visitors get the same
 * pages later, under a policy that allows any inline script.
 */
const isPlain = process.env.PLAIN_NEXT === '1'

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
  // It loads the native build of the machine.
  serverExternalPackages: ['@takumi-rs/core'],
  // The build of pdf.js for browsers that are not of this year; react-pdf imports the other one.
  turbopack: { resolveAlias: { 'pdfjs-dist': 'pdfjs-dist/legacy/build/pdf.mjs' } },
  // Otherwise a misspelt address with a trailing slash would need two redirects.
  skipTrailingSlashRedirect: true,
  ...(!isPlain && {
    cacheHandler: fileURLToPath(import.meta.resolve('./lib/framework/page-cache.ts')),
  }),
  // The age in seconds above which no shared cache shows a page. By default it is a year.
  expireTime: 10 * 60,
  experimental: {
    serverActions: { bodySizeLimit: MAX_FILE_POST_BYTES, allowedOrigins: publicHost() },
    // Otherwise each build writes its own folder into tsconfig.json.
    strictRouteTypes: true,
  },
  rewrites: async () => ({
    beforeFiles: iconAddresses,
    afterFiles: [],
    fallback: [],
  }),
  headers: async () => headerRules(isPlain),
}

export default config
