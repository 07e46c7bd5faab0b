import { formServices, mapServices } from '../embed/services.ts'

// Content security policies of all responses. Plain modules only, as the configuration of Next.js
// and the page cache import this file without a bundler.

export const POLICY_HEADER = 'content-security-policy'
const EMBEDDER_HEADER = 'cross-origin-embedder-policy'

/** What differs between pages. */
export type PagePolicy = {
  /** Allows the framework's own inline scripts: hashes, or the nonce of this response. */
  scripts: readonly string[]
  /** In addition to our own, for the framework's error page. */
  styles?: readonly string[]
  /** In addition to our own. */
  images?: readonly string[]
  /** Third-party hosts that this page may frame. */
  frames?: readonly string[]
  /** The origins that may frame this page. */
  framedBy?: readonly string[]
  /** Where forms may be sent. */
  forms?: "'self'" | "'none'"
}

/** Every host that may be framed at all. */
export const embedHosts: readonly string[] = [
  ...new Set([...formServices, ...mapServices].map(({ host }) => host)),
]

const isHttps = () => process.env.SITE_URL?.startsWith('https:') ?? false

const write = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')

/** Only our own files, and no script that is not listed. */
function pagePolicy(page: PagePolicy): string {
  const { scripts, styles = [], images = [], frames = [] } = page
  const { framedBy: framers = ["'none'"], forms = "'self'" } = page
  return write({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", ...images],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    // The PDF viewer uses a worker.
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    ...(frames.length > 0 && { 'frame-src': frames.map((host) => `https://${host}`) }),
    'form-action': [forms],
    'base-uri': ["'none'"],
    'frame-ancestors': framers,
    ...(isHttps() && { 'upgrade-insecure-requests': [] }),
  })
}

/** The headers of a page. A page that frames others cannot require headers that only our own files have. */
export const pageHeaders = (page: PagePolicy): Record<string, string> => ({
  [POLICY_HEADER]: pagePolicy(page),
  [EMBEDDER_HEADER]: page.frames?.length ? 'unsafe-none' : 'require-corp',
})

const none = ["'none'"]
const sealed = { 'base-uri': none, 'form-action': none, 'frame-ancestors': none }

/** The headers of a page of forms without scripts, which may frame a preview; `style` is the hash of its styles. */
export const formHeaders = (style: string): Record<string, string> => ({
  [POLICY_HEADER]: write({
    'default-src': none,
    'style-src': [style],
    'frame-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': none,
    'frame-ancestors': none,
  }),
})

/** Data, such as a feed: it may load and run nothing. */
const DATA = write({ 'default-src': none, ...sealed, sandbox: [] })

/** A picture opened on its own. The browser shows it in a page with its own styles. */
const PICTURE = write({
  'default-src': none,
  'style-src': ["'unsafe-inline'"],
  ...sealed,
  sandbox: [],
})

/** Chromium does not show a sandboxed PDF, and a PDF runs nothing in this origin. */
const PDF = write(sealed)

/**
 * The policy of a script that runs as a worker: pdf.js's, which decodes scans in WebAssembly. Pages
 * may not.
 */
const SCRIPT = write({
  'default-src': none,
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'connect-src': ["'self'"],
  ...sealed,
})

function filePolicy(type: string): string {
  if (type.startsWith('image/')) return PICTURE
  if (type.startsWith('application/pdf')) return PDF
  return type.includes('javascript') ? SCRIPT : DATA
}

/** The headers of a file by its media type. */
export const fileHeaders = (type: string): Record<string, string> => ({
  [POLICY_HEADER]: filePolicy(type),
  [EMBEDDER_HEADER]: 'require-corp',
})
