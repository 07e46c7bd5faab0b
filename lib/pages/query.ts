import type { Page } from '../../content/pages/page.ts'

/** The query parameters that a page accepts; missing ones are absent. */
export type Query = Readonly<Partial<Record<string, string>>>

/** The maximum length of a value in characters. */
const MAX_VALUE_LENGTH = 100

/** The accepted query parameters of an address: the first value of each, normalised. */
export function readQuery(
  page: Pick<Page, 'queryParams'>,
  given: Readonly<Record<string, string | string[] | undefined>>,
): Query {
  const entries = (page.queryParams ?? []).flatMap((field): [string, string][] => {
    const value = [given[field]].flat()[0]
    if (value === undefined) return []
    return [[field, value.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, MAX_VALUE_LENGTH)]]
  })
  return Object.fromEntries(entries)
}
