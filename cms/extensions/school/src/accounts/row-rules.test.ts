import { checkFolder, ownPreset, withoutSystemFields } from './row-rules.ts'

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
