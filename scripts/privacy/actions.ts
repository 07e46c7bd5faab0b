import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eraseEnquiries } from '../../lib/enquiry/outbox/erasure.ts'
import type { Office } from '../lib/cms/office.ts'
import { asDiskProblem } from '../lib/disk.ts'
import { withOutbox } from '../lib/outbox-file.ts'
import type { Found } from './find.ts'

type Erased = { cms: number; traces: number; outbox: number }

/** What was found in the CMS and what is in the outbox only. */
export type FoundPlaces = Record<'cms' | 'outbox', Found[]>

/** Writes an export that only its owner can read, and returns its path, which has no personal data. */
export async function exportFound(
  office: Office,
  dataDir: string,
  found: FoundPlaces,
): Promise<string> {
  const ids = new Set(found.cms.map(({ id }) => id))
  const comments = await office.listComments()
  const content = {
    exported_at: new Date().toISOString(),
    in_the_cms: found.cms.map(({ collection, item }) => ({ collection, ...item })),
    comments: comments.filter(({ item }) => ids.has(String(item))),
    not_yet_in_the_cms: found.outbox.map(({ item, ...key }) => ({ ...key, ...item })),
  }
  const folder = join(dataDir, 'exports')
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const file = join(folder, `enquiries-${time}.json`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(file, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
    return file
  } catch (error) {
    throw asDiskProblem(error, file)
  }
}

/**
 * Erases these enquiries wherever they are. The outbox comes first, so that nothing of it is delivered
 * afterwards; a delivery at the same time is refused by the CMS, which stores erased ids.
 */
export async function eraseFound(
  office: Office,
  dataDir: string,
  found: readonly Found[],
): Promise<Erased> {
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
