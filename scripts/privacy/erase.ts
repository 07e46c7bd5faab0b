import { eraseEnquiries } from '../../lib/enquiry/erasure.ts'
import type { Office } from '../lib/cms-office.ts'
import { withOutbox } from '../lib/outbox-file.ts'
import { findInCms, findInOutbox, type Found } from './find.ts'

export type ErasedAll = { cms: number; traces: number; outbox: number }

/**
 * Erases everything with this number. The outbox comes first, so that nothing of it is delivered
 * afterwards; what is just being delivered is refused by the CMS, which remembers erased ids.
 */
export async function eraseAll(office: Office, dataDir: string, phone: string): Promise<ErasedAll> {
  const inOutbox = findInOutbox(dataDir, phone)
  const outbox = forget(dataDir, inOutbox)
  const inCms = await findInCms(office, phone)
  const found = [...inCms, ...inOutbox]
  const { enquiries, traces } = await office.erase({
    admission: keysOf(found, 'admission'),
    admission_form: keysOf(found, 'admission_form'),
  })
  // By id as well: the office may have corrected the number since.
  forget(dataDir, inCms)
  return { cms: enquiries, traces, outbox }
}

const forget = (dataDir: string, found: Found[]) =>
  withOutbox(dataDir, 0, (database) =>
    eraseEnquiries(
      database,
      found.map(({ id }) => id),
    ),
  )

const keysOf = (found: Found[], wanted: string) =>
  found.filter(({ collection }) => collection === wanted).map(({ id }) => id)
