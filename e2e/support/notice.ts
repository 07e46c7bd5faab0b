import type { APIRequestContext } from 'playwright/test'
import { hrefOf } from '../../lib/format/href.ts'
import type { Row } from '../../cms/setup/client.ts'
import { changeItem, createItem, deleteItem } from './cms.ts'
import { english } from '@/lib/messages/messages'

/** The time this many seconds from now, in the CMS's format. */
export const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

/** Whether the times of a row, as the CMS returns them, make it visible now. */
export function isCurrent({ publish_from, publish_until }: Row): boolean {
  const now = new Date().toISOString()
  return (
    (typeof publish_from !== 'string' || publish_from <= now) &&
    (typeof publish_until !== 'string' || now < publish_until)
  )
}

/** Publishes a notice that comes first in every list of notices; returns its id. */
export const createNotice = (title: string, fields: Row = {}): Promise<number> =>
  createItem('notification', {
    title,
    date: '2026-11-22',
    category: 'sports',
    pinned: true,
    ...fields,
  })

export const changeNotice = (id: number, fields: Row) => changeItem('notification', id, fields)

export const deleteNotice = (id: number) => deleteItem('notification', id)

/** The lists of current notices, including a search for a word that only one notice has. */
export const listsFor = (word: string) => [
  '/',
  '/notices',
  '/sitemap.xml',
  `${hrefOf(english, { path: '/search' })}?q=${word}`,
]

/** The archive pages of a notice of `createNotice`. */
export const ARCHIVE = ['/notices/archive/2026', '/notices/archive/sports']

/** Those of the addresses that link to a notice. */
export async function linkingTo(
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
