import { isIP } from 'node:net'
import { join } from 'node:path'

export type CmsOptions = {
  /** This machine, or its address in a private network if the site also runs on another machine. */
  host: string
  port: number
  /** Absolute. Contains the database, the uploads and Directus's temporary files. */
  dataDir: string
  secret: string
  adminEmail: string
  adminPassword: string
  adminToken: string
  siteUrl: string
  /** The public address of the CMS, if it is not where it listens. */
  studioUrl?: string | undefined
  /** The addresses of the site's instances for hints. */
  hookUrls: string[]
  hookSecret: string
  /** Signs what an editor may preview; shared with the site. */
  previewSecret: string
  /** The retention of enquiries in days. */
  enquiryRetentionDays: number
  /** The operator's DB_* variables; empty means SQLite at `<dataDir>/cms.sqlite`. */
  database: Record<string, string>
}

const SESSION_HOURS = 12

const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf']

// Importing a file by its address may only reach the public internet, never this machine or its
// network. Directus reads 0.0.0.0 as "every interface of this machine".
const PRIVATE_NETWORKS = [
  ...['0.0.0.0', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.168.0.0/16', '::1', 'fc00::/7', 'fe80::/10'],
]

/** Features of Directus that are disabled. */
const SWITCHED_OFF = [
  ...['IP_TRUST_PROXY', 'CORS_ENABLED', 'WEBSOCKETS_ENABLED', 'GRAPHQL_INTROSPECTION'],
  ...['OPENAPI_ENABLED', 'MCP_ENABLED', 'AI_ENABLED', 'TELEMETRY', 'PROJECT_OWNER_ENABLED'],
  ...['METRICS_ENABLED', 'TUS_ENABLED', 'EMAIL_VERIFY_SETUP'],
  // All requests of visitors come from the site's address; the site has its own limits.
  'RATE_LIMITER_ENABLED',
]

/** The environment of the embedded Directus, except PATH and the like. Only the site and editors use it. */
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
    // Limits against mistakes that leave room for work: an album of several hundred pictures is
    // saved at once.
    MAX_PAYLOAD_SIZE: '1mb',
    MAX_BATCH_MUTATION: '1000',
    // A session ends overnight.
    SESSION_COOKIE_TTL: `${SESSION_HOURS}h`,
    REFRESH_TOKEN_TTL: `${SESSION_HOURS}h`,
    RETENTION_ENABLED: 'true',
  }
}

/** Behind TLS: cookies for https and this host only. */
function tlsVariables({ studioUrl, host }: CmsOptions): Record<string, string> {
  if (!studioUrl?.startsWith('https:')) return {}
  return {
    SESSION_COOKIE_SECURE: 'true',
    SESSION_COOKIE_NAME: '__Host-session',
    REFRESH_TOKEN_COOKIE_SECURE: 'true',
    REFRESH_TOKEN_COOKIE_NAME: '__Host-refresh',
    // nginx on this machine reports the client's address.
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
    // A package of Directus crashes the CMS if it cannot write to the home of the account.
    PM2_HOME: join(dataDir, 'cms-temporary/pm2'),
    FILES_MAX_UPLOAD_SIZE: '20mb',
    FILES_MIME_TYPE_ALLOW_LIST: UPLOAD_TYPES.join(','),
    // Lets the site revalidate files with If-None-Match.
    ASSETS_CACHE_REVALIDATE: 'true',
  }
}

/** Directus guesses types: without the prefix, a comma makes a list and 0e12 a number. */
function literal(value: string): string {
  return `string:${value}`
}
