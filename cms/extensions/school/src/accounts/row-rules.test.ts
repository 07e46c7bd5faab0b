import type { Row } from '../shared.ts'
import {
  checkFolder,
  ownPreset,
  withoutPersonalData,
  withoutSystemFields,
  withReadableRevisions,
} from './row-rules.ts'

const editor = { user: 'asha', role: 'editor', admin: false }
const administrator = { user: 'ravi', admin: true }

test('revisions of comments and users have no content', () => {
  const revision = { collection: 'directus_comments', item: '1', data: { comment: 'x' }, delta: {} }
  expect(withoutPersonalData(revision)).toEqual({ ...revision, data: null, delta: null })
  const content = { ...revision, collection: 'pages' }
  expect(withoutPersonalData(content)).toBe(content)
})

test('a query for revisions is limited to content, whatever its filter', () => {
  const [plain, filtered] = [{}, { filter: { collection: { _eq: 'directus_users' } } }]
  expect(withReadableRevisions(plain, editor)).toBe(plain)
  expect(JSON.stringify(plain)).toContain('"pages"')
  expect(withReadableRevisions(filtered, editor)).toEqual({
    filter: { _and: [{ collection: { _eq: 'directus_users' } }, expect.anything()] },
  })
  for (const person of [administrator, null, undefined])
    expect(withReadableRevisions({}, person)).toEqual({})
})

test('a preset is its sender’s own; administrators set what the CMS sets for others', () => {
  const preset = { collection: 'admission', role: 'office', filter: {} }
  expect(ownPreset(preset, editor)).toEqual({ ...preset, user: 'asha', role: null })
  const row = { id: 9, title: 'A', date_created: '2000-01-01' }
  for (const person of [administrator, null]) {
    expect(ownPreset(preset, person)).toBe(preset)
    expect(withoutSystemFields(row, person)).toBe(row)
  }
  const school = { id: 1, seeded: 'fee', name: 'A', date_created: '2000-01-01' }
  expect(withoutSystemFields(school, editor)).toEqual({ name: 'A' })
})

/** c is in b, which is in a; x and y are in each other. */
const PARENTS: Row = { a: null, b: 'a', c: 'b', x: 'y', y: 'x' }
const findParent = (id: unknown) => Promise.resolve(PARENTS[String(id)])

test.each([
  [['a'], { parent: 'c' }, 'inside itself'],
  [['a'], { parent: 'a' }, 'inside itself'],
  [['z', 'b'], { parent: 'c' }, 'inside itself'],
  [['a'], { type: 'flows' }, '“type”'],
  [[], { id: 'own', name: 'A' }, '“id”'],
])('the folders %j cannot have %j', async (keys, changes, message) => {
  await expect(checkFolder(changes, keys, editor, findParent)).rejects.toThrow(message)
})

test('a folder can be renamed and moved, also into an old circle', async () => {
  for (const changes of [{ name: 'A', parent: null }, { parent: 'b' }, { parent: 'x' }])
    await expect(checkFolder(changes, ['c'], editor, findParent)).resolves.toBeUndefined()
})
