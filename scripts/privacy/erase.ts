import { setTimeout as pause } from 'node:timers/promises'
import { eraseEnquiries } from '../../lib/enquiry/erasure.ts'
import type { Office } from '../lib/cms-office.ts'
import { withOutbox } from '../lib/outbox-file.ts'
import type { Found } from './find.ts'

type Erased = { cms: number; traces: number; outbox: number }

/** Longer than the site waits for the CMS to take an enquiry. */
const DELIVERY_MS = 6_000

/**
 * Erases these enquiries wherever they are. The outbox comes first, so that nothing of it is delivered
 * afterwards; what was just being delivered is waited for.
 */
export async function eraseFound(
  office: Office,
  dataDir: string,
  found: readonly Found[],
): Promise<Erased> {
  const outbox = forget(dataDir, found)
  if (outbox > 0) await pause(DELIVERY_MS)
  const { enquiries, traces } = await office.erase({
    admission: keysOf(found, 'admission'),
    admission_form: keysOf(found, 'admission_form'),
  })
  // How a repeat is known, and the word to the office, go as well.
  forget(dataDir, found)
  return { cms: enquiries, traces, outbox }
}

const forget = (dataDir: string, found: readonly Found[]) =>
  withOutbox(dataDir, 0, (database) =>
    eraseEnquiries(
      database,
      found.map(({ id }) => id),
    ),
  )

const keysOf = (found: readonly Found[], wanted: string) =>
  found.filter(({ collection }) => collection === wanted).map(({ id }) => id)
