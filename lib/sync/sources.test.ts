import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collections } from 'school-schema/collections'
import { fieldsOf } from '../content/schema/columns.ts'
import { sources, sourcesOf } from './sources.ts'

const keysOf = (collections: string[]) => sourcesOf(collections).map(({ key }) => key)

test('a change affects its sources; a file or a start affects all', () => {
  expect(keysOf(['notification'])).toEqual(['notices', 'notice-dates'])
  expect(keysOf(['gallery_files', 'board_result'])).toEqual(['gallery', 'board-results'])
  expect(keysOf(['notification', 'directus_files'])).toHaveLength(sources.length)
  expect(keysOf(['*'])).toHaveLength(sources.length)
  expect(keysOf(['admission', 'directus_users', '__proto__'])).toEqual([])
})

test('every defined source is listed, with a unique key', () => {
  const lib = join(import.meta.dirname, '..')
  const defined = globSync('**/*.ts', { cwd: lib })
    .map((name) => readFileSync(join(lib, name), 'utf8'))
    .flatMap((text) => text.match(/^export const \w+ = define(?:Source|List)\(/gm) ?? [])
  expect(new Set(sources.map(({ key }) => key)).size).toBe(defined.length)
})

const PUBLISHED = { status: { _eq: 'published' } }
const ACTIVE = { active: { _eq: true } }

test.each(sources.map(({ key, query }) => [key, query] as const))(
  '%s: only published rows are read, and of the forms only active ones',
  (_key, { collection, filter }) => {
    const model = collections.find((each) => each.collection === collection)
    const names = model?.fields.map(({ field }) => field) ?? []
    if (names.includes('status')) expect(filter).toMatchObject(PUBLISHED)
    else expect(filter).toEqual(names.includes('active') ? ACTIVE : undefined)
  },
)

/** Section 7 of the specification. */
test.each([
  ['faculty', ['id', 'name', 'designation', 'qualification'], 'sort'],
  ['heading', ['id', 'title', 'description', 'image.id'], '-date_created'],
  ['notification', ['id', 'title', 'date', 'description', 'file.id'], '-date'],
  ['gallery', ['images.directus_files_id.id', 'images.directus_files_id.title'], 'sort'],
  ['pages', ['page_name', 'content'], 'sort'],
])('%s is read with %j, sorted by %s', (name, fields, sort) => {
  const query = sources.find((source) => source.query.collection === name)?.query
  expect(query?.fields).toEqual(expect.arrayContaining(fields))
  expect(query?.sort?.[0]).toBe(sort)
})

/** Columns that only the query, the content check or the CMS uses, and times that not every page shows. */
const UNREAD = [
  ...'id sample sort status active seeded sample_content date_created date_updated'.split(' '),
  ...'approval approval_request principal_email weekly_report prepared_alerts'.split(' '),
  ...'owner review_by checked_on'.split(' '),
]

test.each([...new Set(sources.map(({ query }) => query.collection))])(
  '%s: the site reads every column of the CMS model, and no other',
  (name) => {
    const model = collections.find(({ collection }) => collection === name)
    const inModel = model?.fields.filter(({ schema }) => schema !== null) ?? []
    const columns = sources
      .filter(({ query }) => query.collection === name)
      .flatMap(({ query, answer }) => query.fields ?? fieldsOf(answer))
      .map((field) => field.split('.')[0])
    expect(columns.length).toBeGreaterThan(1)
    expect(model?.fields.map(({ field }) => field)).toEqual(expect.arrayContaining(columns))
    const expected = inModel.map(({ field }) => field).filter((field) => !UNREAD.includes(field))
    expect(columns).toEqual(expect.arrayContaining(expected))
  },
)
