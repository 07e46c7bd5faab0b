import { findPage, type Page } from '../content/collections/pages.ts'

const NOTICE = /^\/notices\/([1-9]\d{0,9})$/

/** What an address can show. */
export type Shown = { page: Page; noticeId: null } | { page: null; noticeId: number }

/** The number of the notice at a decoded path; null at any other. */
export function noticeIdAt(path: string): number | null {
  const id = NOTICE.exec(path)?.[1]
  return id === undefined ? null : Number(id)
}

/** The page or notice at a decoded path; null if there is none. */
export async function findShown(path: string): Promise<Shown | null> {
  const noticeId = noticeIdAt(path)
  if (noticeId !== null) return { page: null, noticeId }
  const page = await findPage(path)
  return page && { page, noticeId: null }
}
