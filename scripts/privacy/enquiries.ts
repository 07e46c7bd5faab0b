import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { ENQUIRIES, type EnquiryCollection } from '../../cms/extensions/shared.ts'
import { eraseEnquiries, listStoredEnquiries } from '../../lib/enquiry/outbox/erasure.ts'
import type { Row } from '../../cms/setup/client.ts'
import type { Office } from '../lib/cms/office.ts'
import { asDiskProblem } from '../lib/disk.ts'
import { withOutbox } from '../lib/outbox-file.ts'
import { containsPhone } from './phone.ts'

export type Found = { collection: EnquiryCollection; id: string; item: Row }

const PHONE_FIELDS: Record<EnquiryCollection, readonly string[]> = {
  admission: ['phone', 'whatsapp'],
  admission_form: ['contact_number'],
}

const stored = z.array(
  z.object({
    id: z.string(),
    collection: z.enum(ENQUIRIES),
    item: z.string().transform((text) => z.record(z.string(), z.unknown()).parse(JSON.parse(text))),
    received_at: z.number(),
  }),
)

/** The enquiries in the CMS that contain this number. */
export async function findInCms(office: Office, phone: string): Promise<Found[]> {
  const found = ENQUIRIES.map(async (collection) => {
    const items = await office.list(collection)
    return items.map((item) => ({ collection, id: String(item['id']), item }))
  })
  return (await Promise.all(found)).flat().filter((each) => isAbout(each, phone))
}

/** The enquiries in the outbox that contain this number, including delivered ones. */
export function findInOutbox(dataDir: string, phone: string): Found[] {
  const enquiries = stored.parse(withOutbox(dataDir, [], listStoredEnquiries))
  return enquiries
    .map(({ id, collection, item, received_at }) => ({
      ...{ collection, id },
      item: { received_at: new Date(received_at).toISOString(), ...item },
    }))
    .filter((each) => isAbout(each, phone))
}

const isAbout = ({ collection, item }: Found, phone: string) =>
  PHONE_FIELDS[collection].some((field) => containsPhone(item[field], phone))

/**
 * Writes the enquiries found in the CMS, and those only in the outbox, to a file that only its
 * owner can read. Returns its path, which contains no personal data.
 */
export async function exportFound(
  office: Office,
  dataDir: string,
  found: Record<'cms' | 'outbox', Found[]>,
): Promise<string> {
  const ids = new Set(found.cms.map(({ id }) => id))
  const comments = await office.listComments()
  const now = new Date().toISOString()
  const content = {
    exported_at: now,
    in_the_cms: found.cms.map(({ collection, item }) => ({ collection, ...item })),
    comments: comments.filter(({ item }) => ids.has(String(item))),
    not_yet_in_the_cms: found.outbox.map(({ item, ...key }) => ({ ...key, ...item })),
  }
  const folder = join(dataDir, 'exports')
  const file = join(folder, `enquiries-${now.replaceAll(/[:.]/g, '-')}.json`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(file, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
    return file
  } catch (error) {
    throw asDiskProblem(error, file)
  }
}

/**
 * Erases these enquiries everywhere, and returns their number. The outbox comes first, so that
 * nothing is delivered afterwards; the CMS rejects a concurrent delivery, as it stores erased ids.
 */
export async function eraseFound(office: Office, dataDir: string, found: readonly Found[]) {
  const ids = found.map(({ id }) => id)
  const outbox = withOutbox(dataDir, 0, (database) => eraseEnquiries(database, ids))
  const idsOf = (wanted: string) =>
    found.filter(({ collection }) => collection === wanted).map(({ id }) => id)
  const { enquiries, traces } = await office.erase({
    admission: idsOf('admission'),
    admission_form: idsOf('admission_form'),
  })
  return { cms: enquiries, traces, outbox }
}
