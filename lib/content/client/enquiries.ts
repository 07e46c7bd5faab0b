import 'server-only'
import { createItem, customEndpoint, type RestCommand } from '@directus/sdk'
import type { Schema } from 'school-schema/cms'
import { z } from 'zod'
import { cmsFetch, request } from './client.ts'
import { CmsBroken, CmsRefused } from './errors.ts'

export type EnquiryCollection = 'admission' | 'admission_form' | 'form_answer'

/** A file of an answer, in base64. */
export type Attachment = { name: string; content: string }

/** How many visitors found a page useful or not. */
export type Vote = { about: string; useful: number; not_useful: number }

/**
 * `known`: the CMS has an enquiry with this id. `settled`: the same content is stored under the id
 * of another day, or the enquiry was erased after delivery.
 */
export type Outcome = 'created' | 'known' | 'settled'

/** Responses that reject the site and not the visitor's input: token, licence, rate limit. */
const siteRefusals = [401, 403, 404, 405, 429]

const stored = z.object({ data: z.object({ id: z.string() }) })

/**
 * Throws unless the CMS itself says that it has the row: by an empty response (204), as the site
 * may not read enquiries, or by the row. A proxy can answer 200 with any page.
 */
const fetchStored =
  (id: string): typeof cmsFetch =>
  async (...args) => {
    const answer = await cmsFetch(...args)
    if (!answer.ok || answer.status === 204) return answer
    const { data: row } = stored.safeParse(await answer.clone().json())
    if (row?.data.id !== id) throw new Error('The answer to the enquiry is not from the CMS')
    return answer
  }

/**
 * Stores an enquiry under the id of its content. Throws CmsRefused if the CMS rejects the content,
 * otherwise CmsBroken.
 */
export const createEnquiry = (
  collection: EnquiryCollection,
  item: { id: string } & Record<string, unknown>,
): Promise<Outcome> => outcomeOf(item.id, createItem(collection, item))

/** What becomes of a row that the CMS is to store. Throws CmsRefused or CmsBroken. */
export async function outcomeOf(
  id: string,
  command: RestCommand<unknown, Schema>,
): Promise<Outcome> {
  try {
    await request(command, undefined, fetchStored(id))
    return 'created'
  } catch (error) {
    if (!(error instanceof CmsRefused)) throw error
    if (error.codes.includes('RECORD_NOT_UNIQUE')) return 'known'
    if (error.codes.includes('ENQUIRY_SETTLED')) return 'settled'
    const { status } = error
    if (siteRefusals.includes(status))
      throw new CmsBroken(`The CMS does not let the site store: ${status}`, { status })
    throw error
  }
}

/** Stores a file of an answer that the CMS has. Throws CmsRefused or CmsBroken. */
export const sendAttachment = (id: string, number: number, { name, content }: Attachment) =>
  post(`/attachments/${id}/${number}`, content, {
    'content-type': 'text/plain',
    'x-file-name': encodeURIComponent(name),
  })

/** Adds to the counts of pages. Throws CmsRefused or CmsBroken. */
export const sendVotes = (votes: readonly Vote[]) =>
  post('/useful-pages', JSON.stringify({ votes }))

const post = (path: string, body: string, headers: Record<string, string> = {}): Promise<unknown> =>
  request(customEndpoint({ method: 'POST', path, body, headers }))
