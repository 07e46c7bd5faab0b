import { removeInvisible } from 'school-schema/values/typed-text'
import { findPage } from '../pages/pages.ts'
import { decodePath } from './aliases.ts'
import { ownValue } from 'school-schema/values/own-value'
import { DEFAULT_LANGUAGE } from 'school-schema/languages'

/** The query parameters that a page accepts; missing ones are absent. */
export type Query = Readonly<Partial<Record<string, string>>>

/** The maximum length of a value in characters. */
const MAX_VALUE_LENGTH = 100

/** The accepted query parameters of an address: the first value of each, normalised. */
export function readQuery(
  page: { queryParams: readonly string[] },
  given: Readonly<Record<string, string | string[] | undefined>>,
): Query {
  const entries = page.queryParams.flatMap((field): [string, string][] => {
    const value = [ownValue(given, field)].flat()[0]
    if (value === undefined) return []
    return [[field, removeInvisible(value).replace(/\s+/g, ' ').trim().slice(0, MAX_VALUE_LENGTH)]]
  })
  return Object.fromEntries(entries)
}

/**
 * Whether the page at an address is rendered for its query: a parameter of the page has a value.
 */
export async function isRenderedForQuery(
  pathname: string,
  query: URLSearchParams,
): Promise<boolean> {
  const page = await findPage(DEFAULT_LANGUAGE, decodePath(pathname) ?? '').catch(() => null)
  return page?.queryParams.some((field) => query.getAll(field).join('&') !== '') ?? false
}
