import type { APIRequestContext } from '@playwright/test'
import { hrefOf } from '../../content/pages/page.ts'
import { askCms } from './cms.ts'

type Fields = Record<string, unknown>

/** A point in time this many seconds from now, as the CMS takes it. */
export const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

/** True when the times of a row, as the CMS answers them, let visitors see it now. */
export function isCurrent({ publish_from, publish_until }: Fields): boolean {
  const now = new Date().toISOString()
  return (
    (typeof publish_from !== 'string' || publish_from <= now) &&
    (typeof publish_until !== 'string' || now < publish_until)
  )
}

/** Publishes a notice that stands first wherever notices are listed; its number. */
export async function createNotice(title: string, fields: Fields = {}): Promise<number> {
  const notice = { title, date: '2026-11-22', category: 'sports', pinned: true, ...fields }
  const { data } = await askCms('POST', '/items/notification', notice)
  return (data as { id: number }).id
}

export async function changeNotice(id: number, fields: Fields): Promise<void> {
  await askCms('PATCH', `/items/notification/${id}`, fields)
}

export async function removeNotice(id: number): Promise<void> {
  await askCms('DELETE', `/items/notification/${id}`)
}

/** Where the notices to be read now are listed; a search is for a word that only one has. */
export const listsFor = (word: string) => [
  ...['/', '/notices', '/sitemap.xml', '/site-map'],
  `${hrefOf({ path: '/search' })}?q=${word}`,
]

/** Where a notice of `createNotice` is kept after its time. */
export const ARCHIVE = ['/notices/archive/2026', '/notices/archive/sports']

/** Those of the addresses that lead to a notice. */
export async function leadingTo(
  id: number,
  addresses: readonly string[],
  request: APIRequestContext,
): Promise<string[]> {
  const link = new RegExp(`/notices/${id}["<]`)
  const bodies = await Promise.all(
    addresses.map(async (address) => (await request.get(address)).text()),
  )
  return addresses.filter((_, index) => link.test(bodies[index] ?? ''))
}
