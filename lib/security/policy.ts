import { formServices, mapServices } from '../embed/services.ts'

// The one place that says what a browser may do with an answer of ours. Plain modules only: Next's
// configuration and the page cache read it without a bundler.

export const POLICY_HEADER = 'content-security-policy'
export const EMBEDDER_HEADER = 'cross-origin-embedder-policy'

type PagePolicy = {
  /** What lets the framework's own inline scripts run: hashes, or the nonce of this one answer. */
  scripts: readonly string[]
  /** In addition to our own: for the framework's last page, and for the Studio's buttons in a preview. */
  styles?: readonly string[]
  pictures?: readonly string[]
  /** Hosts of other people's pages that may be framed in this one. */
  frames?: readonly string[]
  /** Who may frame this page. */
  framedBy?: readonly string[]
  /** Where a form may be sent. */
  forms?: "'self'" | "'none'"
}

/** Every host whose pages may be framed at all. */
export const embedHosts: readonly string[] = [
  ...new Set([...formServices, ...mapServices].map(({ host }) => host)),
]

const isHttps = () => process.env.SITE_URL?.startsWith('https:') ?? false

const write = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')

/** The policy of a page: nothing but our own files, and no script that is not named. */
export function pagePolicy(page: PagePolicy): string {
  const { scripts, styles = [], pictures = [], frames = [] } = page
  const { framedBy: framers = ["'none'"], forms = "'self'" } = page
  return write({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", ...pictures],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    // The viewer of documents works in one.
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    ...(frames.length > 0 && { 'frame-src': frames.map((host) => `https://${host}`) }),
    'form-action': [forms],
    'base-uri': ["'none'"],
    'frame-ancestors': framers,
    ...(isHttps() && { 'upgrade-insecure-requests': [] }),
  })
}

/** The headers of a page. One that frames others cannot ask of them what only our own files say. */
export const pageHeaders = (page: PagePolicy): Record<string, string> => ({
  [POLICY_HEADER]: pagePolicy(page),
  [EMBEDDER_HEADER]: page.frames?.length ? 'unsafe-none' : 'require-corp',
})

/** The same policy for a page that others may frame. */
export const framedBy = (policy: string, sources: readonly string[]): string =>
  policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${sources.join(' ')}`)

const none = ["'none'"]
const sealed = { 'base-uri': none, 'form-action': none, 'frame-ancestors': none }

/** Data, such as a feed: nothing in it may load or run anything. */
const DATA = write({ 'default-src': none, ...sealed, sandbox: [] })

/** A picture opened by itself. The styles are the browser's own, of the page that it puts around it. */
const PICTURE = write({
  'default-src': none,
  'style-src': ["'unsafe-inline'"],
  ...sealed,
  sandbox: [],
})

/** A sandboxed PDF is not shown by Chromium, and a PDF runs nothing in this origin. */
const PAPER = write(sealed)

/** A script that is a worker has a policy of its own: this one. */
const SCRIPT = write({
  'default-src': none,
  'script-src': ["'self'"],
  'connect-src': ["'self'"],
  ...sealed,
})

/** The policy of an answer that is no page, by its media type. */
export function filePolicy(type: string): string {
  if (type.startsWith('image/')) return PICTURE
  if (type.startsWith('application/pdf')) return PAPER
  return type.includes('javascript') ? SCRIPT : DATA
}
