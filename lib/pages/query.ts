import type { Page } from '../../content/pages/page.ts'

/** The fields of an address that a page answers; a field that was not given is absent. */
export type Query = Readonly<Partial<Record<string, string>>>

/** The longest value that is looked at, in characters: a search, not a letter. */
const LONGEST = 100

/** Picks what the page answers out of an address: the first value of each field, tidied. */
export function readQuery(
  page: Pick<Page, 'queryParams'>,
  given: Readonly<Record<string, string | string[] | undefined>>,
): Query {
  const entries = (page.queryParams ?? []).flatMap((field): [string, string][] => {
    const value = [given[field]].flat()[0]
    if (value === undefined) return []
    return [[field, value.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, LONGEST)]]
  })
  return Object.fromEntries(entries)
}
