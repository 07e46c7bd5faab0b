import { join } from 'node:path'
import { ownTables } from 'school-schema/own-tables'

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
  /** The public address of the CMS. */
  studioUrl: string
  /** The addresses of the site's instances for hints. */
  hookUrls: string[]
  hookSecret: string
  /** Signs what an editor may preview; shared with the site. */
  previewSecret: string
  /** An upper limit to the retention of enquiries in days. */
  enquiryRetentionDays: number | undefined
  /**
   * The operator's DB_*, STORAGE_* and REDIS* variables. Without them: SQLite and the uploads in
   * `dataDir`, and one instance.
   */
  engines: Record<string, string>
  /** Whether there are uploads in `dataDir`, which stay there if new ones are stored elsewhere. */
  hasUploads: boolean
}

const SESSION_HOURS = 12

// Importing a file by its address may only reach the public internet, never this machine or its
// network. Directus reads 0.0.0.0 as "every interface of this machine".
const PRIVATE_NETWORKS = [
  '0.0.0.0',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1',
  'fc00::/7',
  'fe80::/10',
]

const SWITCHED_OFF = [
  'IP_TRUST_PROXY',
  'CORS_ENABLED',
  'WEBSOCKETS_ENABLED',
  'GRAPHQL_INTROSPECTION',
  'OPENAPI_ENABLED',
  'MCP_ENABLED',
  'AI_ENABLED',
  'TELEMETRY',
  'PROJECT_OWNER_ENABLED',
  'METRICS_ENABLED',
  'TUS_ENABLED',
  'EMAIL_VERIFY_SETUP',
  // All requests of visitors come from the site's address; the site has its own limits.
  'RATE_LIMITER_ENABLED',
]

/** The environment of the embedded Directus, except variables such as PATH. Only the site and editors use it. */
export function cmsEnvironment(options: CmsOptions): Record<string, string> {
  return {
    NODE_ENV: 'production',
    HOST: options.host,
    PORT: String(options.port),
    PUBLIC_URL: options.studioUrl,
    SECRET: options.secret,
    ADMIN_EMAIL: options.adminEmail,
    ADMIN_PASSWORD: options.adminPassword,
    ADMIN_TOKEN: options.adminToken,
    SETUP_TOKEN: literal(options.adminToken),
    LOG_LEVEL: 'warn',
    // Otherwise Directus copies the schema at each request, which is a third of the request's time.
    CACHE_SCHEMA_FREEZE_ENABLED: 'true',
    ...databaseVariables(options),
    DB_EXCLUDE_TABLES: ownTables.join(),
    ...storageVariables(options),
    ...redisVariables(options),
    ...Object.fromEntries(SWITCHED_OFF.map((name) => [name, 'false'])),
    IMPORT_IP_DENY_LIST: PRIVATE_NETWORKS.join(','),
    ...tlsVariables(options),
    CONTENT_SECURITY_POLICY_DIRECTIVES__FRAME_SRC: `'self',${new URL(options.siteUrl).origin}`,
    EXTENSIONS_PATH: literal(join(import.meta.dirname, 'extensions')),
    OLD_WEBSITE_PROGRAM: literal(join(import.meta.dirname, '../scripts/import.ts')),
    OLD_WEBSITE_FOLDER: literal(join(options.dataDir, 'old-website')),
    SITE_REVALIDATE_URL: literal(options.hookUrls.join(' ')),
    REVALIDATE_SECRET: literal(options.hookSecret),
    SITE_PREVIEW_URL: literal(`${new URL(options.siteUrl).origin}/preview/open`),
    PREVIEW_SECRET: literal(options.previewSecret),
    ...(options.enquiryRetentionDays !== undefined && {
      ENQUIRY_RETENTION_DAYS: String(options.enquiryRetentionDays),
    }),
    // Limits so that no request delays all others, and that allow normal work: an album of several
    // hundred pictures is one request, and so are all panels of a dashboard, with about 300 tokens.
    MAX_PAYLOAD_SIZE: '1mb',
    MAX_BATCH_MUTATION: '300',
    MAX_RELATIONAL_DEPTH: '6',
    GRAPHQL_QUERY_TOKEN_LIMIT: '400',
    IMPORT_MAX_FILE_SIZE: '1mb',
    IMPORT_MAX_CONCURRENCY: '1',
    IMPORT_TIMEOUT: '10s',
    // A session ends overnight.
    SESSION_COOKIE_TTL: `${SESSION_HOURS}h`,
    REFRESH_TOKEN_TTL: `${SESSION_HOURS}h`,
  }
}

/** Behind TLS: cookies for https and this host only. */
function tlsVariables({ studioUrl }: CmsOptions): Record<string, string> {
  if (!studioUrl.startsWith('https:')) return {}
  return {
    SESSION_COOKIE_SECURE: 'true',
    SESSION_COOKIE_NAME: '__Host-session',
    REFRESH_TOKEN_COOKIE_SECURE: 'true',
    REFRESH_TOKEN_COOKIE_NAME: '__Host-refresh',
    // The front, on this machine or in a private network, reports the client's address.
    IP_TRUST_PROXY: literal('loopback,uniquelocal'),
  }
}

// While an engine is away or hangs, an editor gets an answer within five seconds; by default Directus waits
// for a minute. All are milliseconds.
const QUICK_DATABASE = {
  DB_POOL__ACQUIRE_TIMEOUT_MILLIS: '4000',
  DB_CONNECTION_TIMEOUT_MILLIS: '2000',
}
/** Directus does not await some of its requests to Redis: by default a failure of one ends the process. */
const QUICK_REDIS = {
  REDIS_MAX_RETRIES_PER_REQUEST: '1',
  REDIS_CONNECT_TIMEOUT: '2000',
  // A host that is gone closes no connection.
  REDIS_SOCKET_TIMEOUT: '1000',
  // What was sent before a connection closed fails only by this while Redis accepts connections and hangs.
  REDIS_COMMAND_TIMEOUT: '2000',
  // A CMS that Redis does not answer leaves its lock for reading the schema: another one waits twice, and removes it.
  CACHE_SCHEMA_SYNC_TIMEOUT: '1500',
  CACHE_SCHEMA_MAX_ITERATIONS: '3',
  NODE_OPTIONS: '--unhandled-rejections=warn',
}
/** Of the location `s3`. Amazon's client does not retry: an upload that fails is two requests, to store and to delete. */
const QUICK_STORAGE = {
  STORAGE_S3_CONNECTION_TIMEOUT: '800ms',
  STORAGE_S3_SOCKET_TIMEOUT: '2s',
  AWS_MAX_ATTEMPTS: '1',
}

function databaseVariables({ engines, dataDir }: CmsOptions): Record<string, string> {
  const own = startingWith('DB_', engines)
  if (own['DB_CLIENT'] === 'pg') return { ...QUICK_DATABASE, ...own }
  if (own['DB_CLIENT']) return own
  return { DB_CLIENT: 'sqlite3', DB_FILENAME: literal(join(dataDir, 'cms.sqlite')) }
}

function storageVariables({ engines, dataDir, hasUploads }: CmsOptions): Record<string, string> {
  const own = startingWith('STORAGE_', engines)
  const local = {
    STORAGE_LOCATIONS: 'local',
    STORAGE_LOCAL_DRIVER: 'local',
    STORAGE_LOCAL_ROOT: literal(join(dataDir, 'uploads')),
  }
  return {
    ...((hasUploads || !own['STORAGE_LOCATIONS']) && local),
    ...(own['STORAGE_LOCATIONS'] && { ...QUICK_STORAGE, ...own }),
    // Directus stores new files in the first one.
    ...(own['STORAGE_LOCATIONS'] &&
      hasUploads && { STORAGE_LOCATIONS: `${own['STORAGE_LOCATIONS']},local` }),
    TEMP_PATH: literal(join(dataDir, 'cms-temporary')),
    // A package of Directus crashes the CMS if it cannot write to the home of the account.
    PM2_HOME: join(dataDir, 'cms-temporary/pm2'),
    FILES_MAX_UPLOAD_SIZE: '20mb',
    // By the type that the browser states; the extension "website" looks at the bytes.
    FILES_MIME_TYPE_ALLOW_LIST: '*/*',
    // Slightly damaged photographs, as some phones write them, are shown.
    ASSETS_INVALID_IMAGE_SENSITIVITY_LEVEL: 'truncated',
    // Lets the site revalidate files with If-None-Match.
    ASSETS_CACHE_REVALIDATE: 'true',
  }
}

/** Instances that share Redis also share caches and scheduled work. */
function redisVariables({ engines }: CmsOptions): Record<string, string> {
  const own = startingWith('REDIS', engines)
  if (Object.keys(own).length === 0) return {}
  return { ...QUICK_REDIS, ...own, CACHE_STORE: 'redis', SYNCHRONIZATION_STORE: 'redis' }
}

const startingWith = (prefix: string, variables: Record<string, string>) =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => name.startsWith(prefix)))

/** Directus guesses types: without the prefix, a comma makes a list and 0e12 a number. */
function literal(value: string): string {
  return `string:${value}`
}
