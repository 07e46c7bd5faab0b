import 'server-only'
import { z } from 'zod'
import { request } from './client.ts'
import { CmsBroken, CmsRefused } from './errors.ts'

export type EnquiryCollection = 'admission' | 'admission_form'

/**
 * `known`: the CMS has an enquiry with this id. `settled`: the same content is stored under the id
 * of another day, or the enquiry was erased after delivery.
 */
export type Outcome = 'created' | 'known' | 'settled'

/** Responses that reject the site and not the visitor's input: token, licence, rate limit. */
const siteRefusals = [401, 403, 404, 405, 429]

/**
 * Stores an enquiry under the id of its content. Throws CmsRefused if the CMS rejects the content,
 * otherwise CmsBroken.
 */
export async function createEnquiry(
  collection: EnquiryCollection,
  item: { id: string } & Record<string, unknown>,
): Promise<Outcome> {
  try {
    await request({ path: `/items/${collection}`, method: 'POST', body: item })
    return 'created'
  } catch (error) {
    if (!(error instanceof CmsRefused)) throw error
    if (error.codes.includes('RECORD_NOT_UNIQUE')) return 'known'
    if (error.codes.includes('ENQUIRY_SETTLED')) return 'settled'
    if (siteRefusals.includes(error.status)) {
      throw new CmsBroken(`The CMS does not let the site store: ${error.status}`)
    }
    throw error
  }
}

const mayCreate = z.object({ create: z.object({ access: z.enum(['full', 'partial']) }) })
const permissions = z.object({ admission: mayCreate, admission_form: mayCreate })

/** Whether the CMS lets the site store enquiries; false also if it does not respond. */
export async function canCreateEnquiries(): Promise<boolean> {
  const given = await request({ path: '/permissions/me' }).catch(() => null)
  return permissions.safeParse(given).success
}
