import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { connectCms, type Cms } from '../../cms/setup/client.ts'
import { readRawContent, type RawName } from '../../lib/content/client/raw-rows.ts'
import { Problem } from '../launcher/problem.mjs'
import { isCmsUp } from '../lib/cms/questions.ts'
import { requestRows } from '../lib/cms/rows.ts'
import type { Settings } from '../lib/environment.ts'
import { embeddedCmsUrl } from '../lib/programs.ts'
import { loadSecrets } from '../lib/secrets.ts'
import { deadlineItems } from './deadlines.ts'
import { alarm, inOrder, type Item } from './item.ts'

/** The collections with deadlines. */
const WITH_DEADLINES: readonly RawName[] = ['disclosure_document', 'school', 'notification']

/** The CMS as its administrator; another CMS rejects the token. */
export async function connectAsAdministrator(settings: Settings): Promise<Cms> {
  const { dataDir, existingCms } = settings
  if (!existsSync(join(dataDir, 'secrets.json')))
    throw new Problem(`There is no website in ${dataDir}: set DATA_DIR as for "npm start".`)
  const { adminToken } = await loadSecrets(dataDir)
  return connectCms(existingCms?.url ?? embeddedCmsUrl(settings), adminToken)
}

/** What only the CMS knows: its version, accounts and deadlines. */
export async function askCms(settings: Settings, now: Date) {
  const admin = await connectAsAdministrator(settings)
  if (!(await isCmsUp(admin.url))) return { isUp: false, version: null, items: [] }
  const { siteToken } = await loadSecrets(settings.dataDir)
  const reader = connectCms(admin.url, settings.existingCms?.token ?? siteToken)
  const [version, accounts, deadlines] = await Promise.all([
    readVersion(admin).catch(() => null),
    readAccounts(admin).catch(() =>
      inOrder('Accounts', 'not known: the CMS is not the included one'),
    ),
    listDeadlines(reader, now).catch(() => [inOrder('Deadlines', 'not known: the CMS refuses')]),
  ])
  return { isUp: true, version, items: [accounts, ...deadlines] }
}

const info = z.object({ version: z.string() })

const readVersion = async (cms: Cms): Promise<string> =>
  `Directus ${info.parse(await cms.read('/server/info')).version}`

const license = z.object({
  // Some licences have no limit.
  entitlements: z.object({ seats: z.object({ limit: z.number().nullish() }) }),
  usage: z.object({ seats: z.number() }),
})

/** The accounts that can open the CMS, counted like the licence of Directus. */
async function readAccounts(cms: Cms): Promise<Item> {
  const { entitlements, usage } = license.parse(await cms.read('/license'))
  const { limit } = entitlements.seats
  const what = limit ? `${usage.seats} of ${limit} seats used` : `${usage.seats} seats used`
  if (!limit || usage.seats <= limit) return inOrder('Accounts', what)
  return alarm(
    { subject: 'Accounts', what: `${what}: more than the licence of Directus allows.` },
    { key: 'seats-exceeded', todo: 'Suspend accounts in the CMS, or enter a licence key there.' },
  )
}

async function listDeadlines(cms: Cms, now: Date): Promise<Item[]> {
  const rows = await readRawContent((collection, query) =>
    WITH_DEADLINES.includes(collection) ? requestRows(cms, collection, query) : Promise.resolve([]),
  )
  return deadlineItems(rows, now)
}
