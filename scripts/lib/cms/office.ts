import { z } from 'zod'
import type { Erased } from '../../../cms/extensions/directus-extension-privacy/erasure.ts'
import type { EnquiryCollection } from '../../../cms/extensions/shared.ts'
import { Problem } from '../../launcher/problem.mjs'
import type { OwnCms } from './reach.ts'

export type Row = Record<string, unknown>

/** What the commands do with the enquiries of a CMS, as its administrator. */
export type Office = {
  list: (collection: EnquiryCollection) => Promise<Row[]>
  listComments: () => Promise<Row[]>
  erase: (keys: Record<EnquiryCollection, string[]>) => Promise<Erased>
  eraseExpired: () => Promise<Erased>
}

const DEADLINE_MS = 60_000

const rows = z.array(z.record(z.string(), z.unknown()))
const erased = z.object({ enquiries: z.number(), traces: z.number() })

/** Opens the enquiries of a CMS that runs. No request has personal data in its address. */
export function openOffice({ url, secrets }: OwnCms): Office {
  async function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const answer = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${secrets.adminToken}`,
        'content-type': 'application/json',
      },
      signal: AbortSignal.timeout(DEADLINE_MS),
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => undefined)
    if (!answer?.ok) throw new Problem(reasonOf(url, answer?.status))
    return z.object({ data: z.unknown() }).parse(await answer.json()).data
  }

  return {
    list: async (collection) => rows.parse(await ask('GET', `/items/${collection}?limit=-1`)),
    listComments: async () =>
      rows.parse(
        await ask('GET', '/comments?limit=-1&fields=collection,item,comment,date_created'),
      ),
    erase: async (keys) => erased.parse(await ask('POST', '/enquiries/erase', keys)),
    eraseExpired: async () => erased.parse(await ask('POST', '/enquiries/erase-expired')),
  }
}

function reasonOf(url: string, status: number | undefined): string {
  if (status === undefined) return `The CMS at ${url} stopped answering: run the command again.`
  if (status === 401 || status === 403)
    return `The CMS at ${url} does not accept the administrator's token of secrets.json: set it again on that user.`
  if (status === 404)
    return `The CMS at ${url} does not know how to erase enquiries yet: stop "npm start" and start it again.`
  return `The CMS at ${url} could not do it (${status}): see its own words in the output of "npm start".`
}
