import 'server-only'
import { customEndpoint } from '@directus/sdk'
import type { LinkKind } from 'school-schema/values/signature'
import { z } from 'zod'
import { request } from './client.ts'

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

/** Asks the extension of the CMS, which has the rights that the website has not. */
const ask = (path: string, body: object): Promise<unknown> =>
  request(customEndpoint({ method: 'POST', path, body: JSON.stringify(body) }))

/** The page at a link of the principal; `fields` are those of a sent form. Throws CmsBroken or CmsRefused. */
export const requestLinkPage = async (
  kind: LinkKind,
  token: string,
  fields: Record<string, string> | null,
) => page.parse(await ask('/principal/page', { kind, token, fields }))

/** The e-mails of the CMS that wait, which this website then sends, after those in `sent`. Throws CmsBroken or CmsRefused. */
export const requestMails = async (sent: readonly string[], claim: boolean) =>
  mails.parse(await ask('/principal/mails', { sent, claim }))
