import 'server-only'
import { createItem } from '@directus/sdk'
import { request } from './client.ts'
import { CmsBroken, CmsRefused } from './errors.ts'

export type EnquiryCollection = 'admission' | 'admission_form'

/** Refusals of the site, not of what a visitor wrote: a token, a licence, too many requests. */
const siteRefusals = [401, 403, 404, 405, 429]

/**
 * Stores an enquiry under the id that the visitor's browser chose. Sending the same one again is
 * not an error: the CMS's "not unique" means that it already has it. Throws CmsRefused when the CMS
 * objects to the content, CmsBroken otherwise.
 */
export async function createEnquiry(
  collection: EnquiryCollection,
  item: { id: string } & Record<string, unknown>,
): Promise<void> {
  try {
    await request(createItem(collection, item))
  } catch (error) {
    if (!(error instanceof CmsRefused)) throw error
    if (error.codes.includes('RECORD_NOT_UNIQUE')) return
    if (siteRefusals.includes(error.status)) {
      throw new CmsBroken(`The CMS does not let the site store: ${error.status}`)
    }
    throw error
  }
}
