import { readdirSync, readFileSync } from 'node:fs'
import { collections } from '../../../cms/model/index.ts'
import { fieldsOf } from './columns.ts'
import { sources, sourcesOf } from './sources.ts'

const keysOf = (collections: string[]) => sourcesOf(collections).map(({ key }) => key)

test('a change affects its sources; a file or a start affects all', () => {
  expect(keysOf(['notification'])).toEqual(['notices'])
  expect(keysOf(['gallery_files', 'board_result'])).toEqual(['gallery', 'board-results'])
  expect(keysOf(['notification', 'directus_files'])).toHaveLength(sources.length)
  expect(keysOf(['*'])).toHaveLength(sources.length)
  expect(keysOf(['admission', 'directus_users', '__proto__'])).toEqual([])
})

test('every defined source is listed, with a unique key', () => {
  const defined = readdirSync(import.meta.dirname)
    .map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8'))
    .flatMap((text) => text.match(/^export const \w+ = define(?:Source|List)\(/gm) ?? [])
  expect(new Set(sources.map(({ key }) => key)).size).toBe(defined.length)
})

test('only published rows are read', () => {
  const filters = sources.map(({ query }) => JSON.stringify(query.filter))
  expect(filters.filter((filter) => filter === '{"status":{"_eq":"published"}}')).toHaveLength(8)
})

/** Columns that only the query or the content check uses, and times that not every page shows. */
const UNREAD = ['id', 'sample', 'sort', 'status', 'active', 'date_created', 'date_updated']

test.each(sources.map((source) => [source.key, source] as const))(
  '%s: the site reads every column of the CMS model, and no other',
  (_key, { query, answer }) => {
    const model = collections.find(({ collection }) => collection === query.collection)
    const inModel = model?.fields.filter(({ schema }) => schema !== null) ?? []
    const columns = (query.fields ?? fieldsOf(answer)).map((field) => field.split('.')[0])
    expect(columns.length).toBeGreaterThan(1)
    expect(model?.fields.map(({ field }) => field)).toEqual(expect.arrayContaining(columns))
    const expected = inModel.map(({ field }) => field).filter((field) => !UNREAD.includes(field))
    expect(columns).toEqual(expect.arrayContaining(expected))
  },
)
