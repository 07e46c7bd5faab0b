import { ownPreset, withoutPersonalData, withReadableRevisions } from './row-rules.ts'

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

test('a preset is its sender’s own', () => {
  const preset = { collection: 'admission', role: 'office', filter: {} }
  expect(ownPreset(preset, editor)).toEqual({ ...preset, user: 'asha', role: null })
  for (const person of [administrator, null]) expect(ownPreset(preset, person)).toBe(preset)
})
