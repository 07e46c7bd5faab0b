import { z } from 'zod'
import type { EnquiryCollection } from '../../../cms/extensions/shared.ts'
import { CmsRefusal, connectCms } from '../../../cms/setup/client.ts'
import { Problem } from '../../launcher/problem.mjs'
import type { OwnCms } from './reach.ts'

/** Access to the enquiries of a CMS as its administrator. */
export type Office = ReturnType<typeof openOffice>

const erased = z.object({ enquiries: z.number(), traces: z.number() })

/** Connects to a running CMS. No address contains personal data. */
export function openOffice({ url, secrets }: OwnCms) {
  const cms = connectCms(url, secrets.adminToken)
  const explained = <Result>(request: Promise<Result>) =>
    request.catch((error: unknown) => {
      throw new Problem(reasonOf(url, error instanceof CmsRefusal ? error.status : undefined))
    })
  const erase = async (path: string, keys: object) =>
    erased.parse(await explained(cms.create(path, { ...keys })))

  return {
    list: (collection: EnquiryCollection) => explained(cms.list(`/items/${collection}?limit=-1`)),
    listComments: () =>
      explained(cms.list('/comments?limit=-1&fields=collection,item,comment,date_created')),
    erase: (keys: Record<EnquiryCollection, string[]>) => erase('/enquiries/erase', keys),
    eraseExpired: () => erase('/enquiries/erase-expired', {}),
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
