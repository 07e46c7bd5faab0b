import { isIP } from 'node:net'
import { join } from 'node:path'
import { MAX_POST_BYTES } from '../../lib/enquiry/parse-form.ts'
import { hrefOf } from '../../content/pages/page.ts'
import { pages } from '../../content/pages/index.ts'
import nextConfig from '../../next.config.js'
import { unitName } from './defaults.ts'
import type { DeploySettings } from './settings.ts'

export type Values = Record<string, string | readonly string[] | undefined>

/** The values for the templates: the settings, and values from the site's code. */
export async function templateValues(settings: DeploySettings, configDir: string): Promise<Values> {
  const { host, hostname } = new URL(settings.SITE_URL)
  return {
    ...textsOf(settings),
    CONFIG_DIR: configDir,
    ALL_HTTPS_LISTEN: [...new Set([...settings.HTTPS_LISTEN, ...settings.STUDIO_LISTEN])],
    ID: `school_${settings.SCHOOL.replaceAll('-', '_')}_`,
    UNIT: unitName(settings.SCHOOL),
    ...studioValues(settings, configDir),
    ALLOWED: allowedAddresses(settings),
    LOCAL_REPOSITORY: settings.RESTIC_REPOSITORY?.startsWith('/') ? settings.RESTIC_REPOSITORY : [],
    SITE_HOST: host,
    SITE_NAME: hostname,
    MAX_POST_BYTES: String(MAX_POST_BYTES),
    QUERY_PARAMS: listQueryParams().join('|'),
    PAGE_PATHS: pages.map((page) => hrefOf(page).replaceAll(/[.*+?()[\]{}|^$\\]/g, '\\$&')),
    FILE_HEADERS: await fileHeaders(settings.SITE_URL),
  }
}

/** The settings as strings or lists of strings. */
const textsOf = ({ defaults: _, ...settings }: DeploySettings): Values =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      Array.isArray(value) ? value : String(value),
    ]),
  )

/** nginx is in front of the CMS if it is opened by https. */
function studioValues({ STUDIO_URL }: DeploySettings, configDir: string) {
  const isBehindTls = STUDIO_URL?.startsWith('https:') ?? false
  return {
    STUDIO_URL: STUDIO_URL ?? '',
    STUDIO_NAME: STUDIO_URL ? new URL(STUDIO_URL).hostname : '',
    STUDIO_CONF: isBehindTls ? [join(configDir, 'nginx/studio.conf')] : [],
  }
}

/** The addresses that site and CMS may connect to: this machine, those of SITES, and those that the operator adds. */
const allowedAddresses = ({ SITES, CMS_HOST, ALLOWED_ADDRESSES }: DeploySettings): string[] => {
  const hosts = [...SITES.map((place) => place.replace(/:\d+$/, '')), CMS_HOST]
  const others = hosts.filter((host) => isIP(host) && !host.startsWith('127.'))
  return [...new Set(['localhost', ...others, ...ALLOWED_ADDRESSES])]
}

/** The query parameters of all pages. */
const listQueryParams = (): string[] => [
  ...new Set(pages.flatMap(({ queryParams = [] }) => queryParams)),
]

/** The headers of every response, for files that nginx serves itself. */
async function fileHeaders(siteUrl: string): Promise<string[]> {
  process.env.SITE_URL = siteUrl
  const rules = (await nextConfig.headers?.()) ?? []
  const forAll = rules.filter(({ source, has }) => source === '/:path*' && !has)
  return forAll
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key.toLowerCase() !== 'strict-transport-security')
    .map(({ key, value }) => `add_header ${key} "${value.replaceAll('"', '\\"')}" always;`)
}
