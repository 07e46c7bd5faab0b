import 'server-only'
import type { LinkKind } from 'school-schema/values/signature'
import { z } from 'zod'
import { siteEnvironment } from '../../server/environment.ts'
import { cmsFetch } from './client.ts'
import { CmsBroken } from './errors.ts'

const page = z.object({ status: z.number().int(), html: z.string() })

const mails = z.object({
  /** Since when the oldest e-mail waits, in milliseconds. */
  since: z.number().nullable(),
  mails: z.array(
    z.object({
      id: z.string(),
      /** Null for the office. */
      to: z.string().nullable(),
      subject: z.string(),
      body: z.string(),
    }),
  ),
})

/** Asks the extension of the CMS, which has the rights that the website has not. Throws CmsBroken. */
async function ask<Data>(path: string, body: object, answer: z.ZodType<Data>): Promise<Data> {
  const { CMS_URL, REVALIDATE_SECRET } = siteEnvironment()
  try {
    const response = await cmsFetch(CMS_URL + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-revalidate-secret': REVALIDATE_SECRET },
      body: JSON.stringify(body),
    })
    return z.object({ data: answer }).parse(await response.json()).data
  } catch (error) {
    throw new CmsBroken('The CMS did not answer about a link', { cause: error })
  }
}

/** The page at a link of the principal; `fields` are those of a sent form. */
export const requestLinkPage = (
  kind: LinkKind,
  token: string,
  fields: Record<string, string> | null,
) => ask('/principal/page', { kind, token, fields }, page)

/** The e-mails of the CMS that wait, which this website then sends, after those in `sent`. */
export const requestMails = (sent: readonly string[], claim: boolean) =>
  ask('/principal/mails', { sent, claim }, mails)
