import type { Row } from '../shared.ts'
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
