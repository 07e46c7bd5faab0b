import { setTimeout as pause } from 'node:timers/promises'
import { eraseEnquiries } from '../../lib/enquiry/erasure.ts'
import type { Office } from '../lib/cms-office.ts'
import { withOutbox } from '../lib/outbox-file.ts'
import { findInCms, findInOutbox, type Found } from './find.ts'

export type ErasedAll = { cms: number; traces: number; outbox: number }

/** Longer than the site waits for the CMS to take an enquiry. */
const DELIVERY_MS = 6_000

/**
 * Erases everything with this number. The outbox comes first, so that nothing of it is delivered
 * afterwards; what was just being delivered is waited for.
 */
export async function eraseAll(office: Office, dataDir: string, phone: string): Promise<ErasedAll> {
  const waiting = findInOutbox(dataDir, phone)
  const outbox = forget(dataDir, waiting)
  if (outbox > 0) await pause(DELIVERY_MS)
  const found = await findInCms(office, phone)
  const { enquiries, traces } = await office.erase({
    admission: keysOf(found, 'admission'),
    admission_form: keysOf(found, 'admission_form'),
  })
  // How a repeat is known, and the word to the office, go as well.
  forget(dataDir, found)
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
