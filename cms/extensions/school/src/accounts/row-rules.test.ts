import {
  checkComment,
  checkFolder,
  ownPreset,
  withFewRows,
  withoutSystemFields,
  withReadableRevisions,
} from './row-rules.ts'

const editor = { user: 'asha', role: 'editor', admin: false }
const administrator = { user: 'ravi', admin: true }

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

test('a folder can be renamed and moved, and nothing else', () => {
  expect(() => checkFolder({ name: 'A', parent: null }, editor)).not.toThrow()
  expect(() => checkFolder({ type: 'flows' }, editor)).toThrow('“type”')
  expect(() => checkFolder({ id: 'own', name: 'A' }, editor)).toThrow('“id”')
  expect(() => checkFolder({ id: 'own', name: 'A' }, administrator)).not.toThrow()
})

test.each([
  [undefined, 100],
  [-1, 100],
  [5_000, 100],
  [25, 25],
  [0, 0],
])('of a history with the limit %j, %j entries are read', (limit, read) => {
  for (const withRules of [withFewRows, withReadableRevisions]) {
    expect(withRules({ limit }, editor)).toMatchObject({ limit: read })
    expect(withRules({ limit }, administrator)).toEqual({ limit })
  }
})

test('of a history its entries and their people are read, and nothing that is nested in them', () => {
  for (const fields of [['*'], ['id', 'data', 'activity.user.first_name'], undefined])
    expect(() => withFewRows({ fields }, editor)).not.toThrow()
  for (const field of ['*.*', 'revisions.data', 'activity.revisions.data', 'user.*', 'parent.id'])
    for (const withRules of [withFewRows, withReadableRevisions])
      expect(() => withRules({ fields: ['id', field] }, editor)).toThrow('Of a history')
  expect(() => withFewRows({ alias: { user: 'revisions' } }, editor)).toThrow('Of a history')
  expect(withFewRows({ fields: ['*.*'] }, administrator)).toEqual({ fields: ['*.*'] })
})

test('a comment is as long as a page at most', () => {
  expect(() => checkComment({ comment: 'a'.repeat(3_000) })).not.toThrow()
  expect(() => checkComment({ comment: 'a'.repeat(3_001) })).toThrow('at most 3000 letters')
})
