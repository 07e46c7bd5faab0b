import { eraseEnquiries } from '../../lib/enquiry/outbox/erasure.ts'
import type { Office } from '../lib/cms/office.ts'
import { withOutbox } from '../lib/outbox-file.ts'
import type { Found } from './find.ts'

type Erased = { cms: number; traces: number; outbox: number }

/**
 * Erases these enquiries wherever they are. The outbox comes first, so that nothing of it is delivered
 * afterwards; what is just being delivered is refused by the CMS, which remembers erased ids.
 */
export async function eraseFound(
  office: Office,
  dataDir: string,
  found: readonly Found[],
): Promise<Erased> {
  const outbox = forget(dataDir, found)
  const { enquiries, traces } = await office.erase({
    admission: keysOf(found, 'admission'),
    admission_form: keysOf(found, 'admission_form'),
  })
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
