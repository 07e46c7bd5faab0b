import { LARGEST_POST } from '../../lib/enquiry/text.ts'
import { pages } from '../../lib/site/pages.ts'
import nextConfig from '../../next.config.js'
import type { DeploySettings } from './settings.ts'
import type { Values } from './template.ts'

/** Everything that the templates name: the settings, and what follows from the site's own code. */
export async function templateValues(settings: DeploySettings, configDir: string): Promise<Values> {
  const { host, hostname } = new URL(settings.SITE_URL)
  return {
    ...settings,
    CONFIG_DIR: configDir,
    SITE_HOST: host,
    SITE_NAME: hostname,
    LARGEST_POST: String(LARGEST_POST),
    ASKED_FIELDS: askedFields().join('|'),
    FILE_HEADERS: await fileHeaders(settings.SITE_URL),
  }
}

/** The names in a query that any page answers. */
const askedFields = (): string[] => [...new Set(pages.flatMap(({ asks = [] }) => asks)), '_rsc']

/** What the site says with every answer, as lines for those that nginx gives in its place. */
async function fileHeaders(siteUrl: string): Promise<string[]> {
  process.env.SITE_URL = siteUrl
  const rules = (await nextConfig.headers?.()) ?? []
  const forAll = rules.filter(({ source, has }) => source === '/:path*' && !has)
  return forAll
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key.toLowerCase() !== 'strict-transport-security')
    .map(({ key, value }) => `add_header ${key} "${value.replaceAll('"', '\\"')}" always;`)
}
