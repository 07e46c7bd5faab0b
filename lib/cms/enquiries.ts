import 'server-only'
import { createItem } from '@directus/sdk'
import { request } from './client.ts'
import { CmsRefused } from './errors.ts'

export type EnquiryCollection = 'admission' | 'admission_form'

/**
 * Stores an enquiry under the id that the visitor's browser chose. Sending the same one again is
 * not an error: the CMS's "not unique" means that it already has it. Throws CmsRefused or CmsBroken.
 */
export async function createEnquiry(
  collection: EnquiryCollection,
  item: { id: string } & Record<string, unknown>,
): Promise<void> {
  try {
    await request(createItem(collection, item))
  } catch (error) {
    if (error instanceof CmsRefused && error.codes.includes('RECORD_NOT_UNIQUE')) return
    throw error
  }
}
