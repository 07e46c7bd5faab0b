import { isIP } from 'node:net'
import { join } from 'node:path'

export type CmsOptions = {
  /** This machine, or its address in a private network where the site runs on another one too. */
  host: string
  port: number
  /** Absolute. Holds the database, the uploads and Directus's own temporary files. */
  dataDir: string
  secret: string
  adminEmail: string
  adminPassword: string
  adminToken: string
  siteUrl: string
  /** Where people of the school open it, if that is not where it listens. */
  studioUrl?: string | undefined
  /** Where each instance of the site takes hints. */
  hookUrls: string[]
  hookSecret: string
  /** Signs what an editor may preview; the site has the same one. */
  previewSecret: string
  /** How many days an enquiry is kept. */
  enquiryRetentionDays: number
  /** The operator's DB_* variables; empty means SQLite at `<dataDir>/cms.sqlite`. */
  database: Record<string, string>
}

const SESSION_HOURS = 12

const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf']

// The site fetches nothing for an editor, so "import a file by its address" may reach the
// public internet only, never this machine or the network it stands in. Directus reads
// 0.0.0.0 as "every interface of this machine".
const PRIVATE_NETWORKS = [
  ...['0.0.0.0', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.168.0.0/16', '::1', 'fc00::/7', 'fe80::/10'],
]

/** What Directus could do besides, and does not here. */
const SWITCHED_OFF = [
  ...['IP_TRUST_PROXY', 'CORS_ENABLED', 'WEBSOCKETS_ENABLED', 'GRAPHQL_INTROSPECTION'],
  ...['OPENAPI_ENABLED', 'MCP_ENABLED', 'AI_ENABLED', 'TELEMETRY', 'PROJECT_OWNER_ENABLED'],
  ...['METRICS_ENABLED', 'TUS_ENABLED', 'EMAIL_VERIFY_SETUP'],
  // Every visitor reaches the CMS from the one address of the site, which limits them itself.
  'RATE_LIMITER_ENABLED',
]

/**
 * The whole environment of the embedded Directus, except PATH and the like.
 * The site is the one thing that talks to it besides editors.
 */
export function cmsEnvironment(options: CmsOptions): Record<string, string> {
  return {
    NODE_ENV: 'production',
    HOST: options.host,
    PORT: String(options.port),
    PUBLIC_URL: options.studioUrl ?? `http://${options.host}:${options.port}`,
    SECRET: options.secret,
    ADMIN_EMAIL: options.adminEmail,
    ADMIN_PASSWORD: options.adminPassword,
    ADMIN_TOKEN: options.adminToken,
    LOG_LEVEL: 'warn',
    ...databaseVariables(options),
    ...storageVariables(options.dataDir),
    ...Object.fromEntries(SWITCHED_OFF.map((name) => [name, 'false'])),
    IMPORT_IP_DENY_LIST: PRIVATE_NETWORKS.join(','),
    ...tlsVariables(options),
    CONTENT_SECURITY_POLICY_DIRECTIVES__FRAME_SRC: `'self',${new URL(options.siteUrl).origin}`,
    EXTENSIONS_PATH: literal(join(import.meta.dirname, 'extensions')),
    SITE_REVALIDATE_URL: literal(options.hookUrls.join(' ')),
    REVALIDATE_SECRET: literal(options.hookSecret),
    SITE_PREVIEW_URL: literal(`${new URL(options.siteUrl).origin}/preview/open`),
    PREVIEW_SECRET: literal(options.previewSecret),
    ENQUIRY_RETENTION_DAYS: String(options.enquiryRetentionDays),
    // Bounds are for a slip, not for work: an album of several hundred pictures is one save.
    MAX_PAYLOAD_SIZE: '1mb',
    MAX_BATCH_MUTATION: '1000',
    // Nobody who left a computer is signed in the next morning.
    SESSION_COOKIE_TTL: `${SESSION_HOURS}h`,
    REFRESH_TOKEN_TTL: `${SESSION_HOURS}h`,
    RETENTION_ENABLED: 'true',
  }
}

/** Behind TLS: cookies that a browser sends by https alone, and to this one host. */
function tlsVariables({ studioUrl, host }: CmsOptions): Record<string, string> {
  if (!studioUrl?.startsWith('https:')) return {}
  return {
    SESSION_COOKIE_SECURE: 'true',
    SESSION_COOKIE_NAME: '__Host-session',
    REFRESH_TOKEN_COOKIE_SECURE: 'true',
    REFRESH_TOKEN_COOKIE_NAME: '__Host-refresh',
    // nginx of this machine, which says who asks.
    IP_TRUST_PROXY: literal(['loopback', ...(isIP(host) ? [host] : [])].join(',')),
  }
}

function databaseVariables({ database, dataDir }: CmsOptions): Record<string, string> {
  if (Object.keys(database).length > 0) return database
  return { DB_CLIENT: 'sqlite3', DB_FILENAME: literal(join(dataDir, 'cms.sqlite')) }
}

function storageVariables(dataDir: string): Record<string, string> {
  return {
    STORAGE_LOCATIONS: 'local',
    STORAGE_LOCAL_DRIVER: 'local',
    STORAGE_LOCAL_ROOT: literal(join(dataDir, 'uploads')),
    TEMP_PATH: literal(join(dataDir, 'cms-temporary')),
    // A package of Directus ends the CMS where it may not write to the home of the account.
    PM2_HOME: join(dataDir, 'cms-temporary/pm2'),
    FILES_MAX_UPLOAD_SIZE: '20mb',
    FILES_MIME_TYPE_ALLOW_LIST: UPLOAD_TYPES.join(','),
    // Lets the site ask "changed?" with If-None-Match instead of fetching the file again.
    ASSETS_CACHE_REVALIDATE: 'true',
  }
}

/** Directus guesses types: without the prefix a comma makes a list and 0e12 makes a number. */
function literal(value: string): string {
  return `string:${value}`
}
