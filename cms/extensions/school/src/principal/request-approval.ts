import { hash, randomBytes } from 'node:crypto'
import { formatter } from 'school-schema/day'
import { collections } from 'school-schema/collections'
import { APPROVAL, APPROVAL_REQUEST } from 'school-schema/principal/fields'
import { FULL_TIMES } from 'school-schema/forms/questions'
import { linkPath } from 'school-schema/principal/links'
import type { Database, Row } from '../shared.ts'
import { dropMail, queueMail } from './mails.ts'

/** The collections whose rows can wait for the principal, and what a row is called in a sentence. */
export const APPROVED = { notification: 'notice', pages: 'page' } as const

export type Approved = keyof typeof APPROVED

export const approvedNames = Object.keys(APPROVED) as Approved[]

/** How long a link is valid, in seconds. */
const LIFETIME_S = 7 * 24 * 3600

/** What visitors do not see, or what the decision itself changes. */
const NOT_SHOWN = ['id', 'sort', 'status', 'sample', APPROVAL, APPROVAL_REQUEST, FULL_TIMES]

/** A time for people, by the clock of the school. */
export const timeText = formatter(
  { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
  'Asia/Kolkata',
)

/** The address of the website, and the key of its signed links. */
export type Site = { origin: string; secret: string }

/** The stored link of a row: its id, its end in seconds, and the digest of what the principal sees. */
export type Asked = { id: string; until: number; digest: string; isSettled: boolean }

/** The stored link of a row; null if there is none. */
export function readAsked(stored: unknown): Asked | null {
  const [id, until, digest, settled] = typeof stored === 'string' ? stored.split('.') : []
  if (!id || !until || !digest) return null
  return { id, until: Number(until), digest, isSettled: settled !== undefined }
}

/** A link as it is stored. */
export const writeAsked = ({ id, until, digest, isSettled }: Asked): string =>
  [id, until, digest, ...(isSettled ? ['settled'] : [])].join('.')

/** What people call a row. */
export const labelOf = (row: Row): string =>
  [row['title'], row['page_name']].find(isWritten)?.slice(0, 120) ?? ''

const isWritten = (name: unknown): name is string => typeof name === 'string' && name !== ''

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

/** The digest of what visitors will see of a row: its columns, and the files in them, which can be replaced. */
export async function digestOf(
  database: Database,
  collection: Approved,
  row: Row,
): Promise<string> {
  const fields = collections.find((each) => each.collection === collection)?.fields ?? []
  const shown = fields
    .filter(({ field, schema, meta }) => schema && !NOT_SHOWN.includes(field) && !isOfSystem(meta))
    .map(({ field }) => [field, row[field] ?? null])
  const text = JSON.stringify(shown)
  const files = await database('directus_files')
    .whereIn('id', [...new Set(text.match(UUID))].toSorted())
    .select('id', 'filename_disk', 'filesize', 'modified_on')
  const named = files.toSorted((one, other) => String(one['id']).localeCompare(String(other['id'])))
  return hash('sha256', JSON.stringify([text, named]), 'base64url')
}

/** The times that Directus sets. */
const isOfSystem = (meta: Row) => /date-(?:created|updated)/.test(JSON.stringify(meta['special']))

/**
 * Asks the principal about each row that waits and has changed since it was asked about, and ends the links of rows
 * that do not wait any more. Compares states, so that it finds what was saved while it did not run.
 */
export async function requestApprovals(database: Database, site: Site): Promise<void> {
  for (const collection of approvedNames) {
    const waiting = await database(collection).where({ status: 'waiting' })
    for (const row of waiting) await request(database, site, collection, row)
    const asked = await database(collection)
      .whereNotNull(APPROVAL_REQUEST)
      .whereNot({ status: 'waiting' })
      .select('id', APPROVAL_REQUEST)
    for (const { id, [APPROVAL_REQUEST]: stored } of asked) {
      if (readAsked(stored)?.isSettled) continue
      await database(collection)
        .where({ id, [APPROVAL_REQUEST]: stored })
        .update({ [APPROVAL_REQUEST]: null, [APPROVAL]: null })
      await dropMail(database, aboutOf(collection, id))
    }
  }
}

const aboutOf = (collection: string, id: unknown) => `approval ${collection} ${String(id)}`

async function request(database: Database, site: Site, collection: Approved, row: Row) {
  const stored = row[APPROVAL_REQUEST] ?? null
  const before = readAsked(stored)
  const digest = await digestOf(database, collection, row)
  const now = Math.floor(Date.now() / 1000)
  const isSame = before?.digest === digest && !before.isSettled && before.until > now
  if (isSame) return
  const id = randomBytes(16).toString('base64url')
  const until = now + LIFETIME_S
  const asked = writeAsked({ id, until, digest, isSettled: false })
  const of = { id: row['id'], status: 'waiting' }
  await database.transaction(async (within) => {
    const own = within(collection).where(of)
    const unchanged =
      stored === null ? own.whereNull(APPROVAL_REQUEST) : own.where({ [APPROVAL_REQUEST]: stored })
    const approval = `Waiting for the principal since ${timeText(Date.now())}.`
    // Another instance of the CMS may have asked.
    if ((await unchanged.update({ [APPROVAL_REQUEST]: asked, [APPROVAL]: approval })) !== 1) return
    const link = site.origin + linkPath(site.secret, 'approval', id, until)
    await queueMail(within, mailFor(collection, row, link, until))
  })
}

function mailFor(collection: Approved, row: Row, link: string, until: number) {
  const noun = APPROVED[collection]
  const title = labelOf(row)
  return {
    recipient: 'principal' as const,
    about: aboutOf(collection, row['id']),
    subject: `To approve for the website: ${title}`,
    body: `This ${noun} waits for you: ${title}

Look at it, and publish it or send it back:
${link}

The link is for one decision, until ${timeText(until * 1000)}. If the ${noun} is changed before, you get a new e-mail, and this link ends.
Do not forward this e-mail: anyone with the link can publish the ${noun}.
`,
  }
}
