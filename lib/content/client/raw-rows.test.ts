import { readRawContent, type RawName } from './raw-rows.ts'

const teacher = { id: 1, name: 'Mrs Joshi', designation: null }

/** A CMS with these rows. */
const read = (rows: Partial<Record<RawName, unknown>>) =>
  readRawContent(async (collection) => rows[collection] ?? [])

test('an unreadable row is reported, and the others are read', async () => {
  const content = await read({ faculty: [teacher, { id: 7 }], school: { name: ' Hill View ' } })
  expect(content.faculty).toEqual([{ ...teacher, sample: false, translations: [] }])
  expect(content.unreadable).toEqual([{ collection: 'faculty', id: '7' }])
  expect(content.school[0]?.name).toBe('Hill View')
})

test('a column of JSON is requested in full, and a bad item of it is left out', async () => {
  const requested = new Map<RawName, readonly string[]>()
  const page = { id: 1, page_name: 'NCC', translations: [{ language: 'hi' }, null, 5] }
  const { pages } = await readRawContent(async (collection, { fields }) => {
    requested.set(collection, fields)
    return collection === 'pages' ? page : []
  })
  expect(requested.get('section')).toEqual(expect.arrayContaining(['items', 'translations']))
  expect(pages[0]?.translations).toEqual([{ language: 'hi' }])
})

test('a collection without a readable row is an error', async () => {
  await expect(read({ faculty: [{ id: 7 }] })).rejects.toThrow('The collection faculty of the CMS')
})
