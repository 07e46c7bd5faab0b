import { findIn } from '../../cms/extensions/school/src/website/find-rows.ts'
import { digestOf } from '../../cms/extensions/school/src/website/imported-rows.ts'
import type { Row } from '../../cms/setup/client.ts'
import { compare } from './compare.ts'
import { kinds } from './format.ts'

const notice = kinds.find(({ name }) => name === 'notification')!
const row = { title: 'Winter uniform', date: '2026-11-02', category: 'general' }
const stored = { id: 7, status: 'draft', description: null, ...row }

/** What an import of a row does, if the CMS has these rows, and an import wrote these values into row 7. */
function changeOf(values: Row, rows: readonly Row[], imported: Row | null, overwrite = false) {
  const digests = Object.entries(imported ?? {}).map(([name, value]) => [name, digestOf(value)])
  const known = new Map(imported ? [['7', Object.fromEntries(digests) as Row]] : [])
  const existing = findIn(notice.collection, rows, known)
  return compare(notice, { place: '', row: values }, existing, { asDraft: true, overwrite })
}

test('a row that is there is the same, also with a space too many', () => {
  expect(changeOf({ ...row, title: 'Winter  uniform ' }, [stored], null)).toEqual({
    type: 'same',
    id: 7,
  })
})

test('what nobody has changed since the import follows its source', () => {
  expect(changeOf({ ...row, category: 'events' }, [stored], row)).toMatchObject({
    type: 'changed',
    values: { category: 'events' },
    own: '',
  })
})

test('what somebody has changed since stays, and is named; the rest follows its source', () => {
  const changed = { ...stored, category: 'fees', status: 'published' }
  const source = { ...row, category: 'events', description: '<p>New</p>' }
  expect(changeOf(source, [changed], { ...row, description: null })).toMatchObject({
    type: 'changed',
    values: { description: '<p>New</p>' },
    own: 'Category',
  })
  expect(changeOf({ ...row, category: 'events' }, [changed], row)).toMatchObject({
    type: 'kept',
    values: {},
    own: 'Category',
  })
  expect(changeOf({ ...row, category: 'events' }, [changed], row, true)).toMatchObject({
    type: 'changed',
    values: { category: 'events' },
  })
})

test('a row of the sample that comes back changed stays one', () => {
  const source = { ...row, category: 'events', sample: true }
  expect(changeOf(source, [{ ...stored, sample: true }], null)).toMatchObject({
    values: { category: 'events', sample: true },
  })
})

test('the time that the CMS writes into a translation is no change', () => {
  const hindi = { language: 'hi', title: 'वर्दी' }
  const source = { ...row, translations: [{ changed: '2026-11-01T10:00:00.000Z', ...hindi }] }
  const current = { ...stored, translations: [{ changed: '2026-11-29T10:00:00.000Z', ...hindi }] }
  expect(changeOf(source, [current], null)).toMatchObject({ type: 'same' })
})

test('a row with another title now is found by the one with which it came', () => {
  const renamed = { ...stored, title: 'Uniform from 2 November' }
  expect(changeOf(row, [renamed], row)).toMatchObject({ type: 'kept', id: 7, own: 'Title' })
})

test('a row that somebody has deleted does not come back', () => {
  expect(changeOf(row, [], row)).toMatchObject({ type: 'kept', own: 'it was deleted' })
  expect(changeOf(row, [], row, true)).toMatchObject({ type: 'new' })
})

test('of two equal rows each is a row of the CMS', () => {
  const existing = findIn(notice.collection, [stored, { ...stored, id: 8 }], new Map())
  expect([1, 2, 3].map(() => existing.find(row)?.id)).toEqual([7, 8, undefined])
})

test('a redirect that the CMS has made itself is the one of the folder, whatever its id', () => {
  const redirect = kinds.find(({ name }) => name === 'redirect')!
  const values = { old_address: '/Karate', new_address: '/site-map', status: 'published' }
  const existing = findIn(redirect.collection, [{ id: 3, ...values }], new Map())
  const entry = { place: '', row: { id: 90, ...values } }
  expect(compare(redirect, entry, existing, { asDraft: false, overwrite: false })).toEqual({
    type: 'same',
    id: 3,
  })
  // The CMS refuses a second one in another spelling.
  const other = findIn(
    redirect.collection,
    [{ id: 3, ...values, old_address: '/karate' }],
    new Map(),
  )
  expect(compare(redirect, entry, other, { asDraft: false, overwrite: false }).type).toBe('same')
})

test('an old website changes nothing that the office has typed, and fills in what is empty', () => {
  const typed = { ...stored, category: 'events' }
  const source = { ...row, description: '<p>Old</p>' }
  const compared = (rows: Row, overwrite: boolean) =>
    compare(notice, { place: '', row: source }, findIn(notice.collection, [rows], new Map()), {
      ...{ asDraft: true, overwrite, isOld: true },
    })
  expect(compared(typed, false)).toMatchObject({
    values: { description: '<p>Old</p>' },
    own: 'Category',
  })
  expect(compared(typed, true)).toMatchObject({ values: { category: 'general' } })
  expect(compared({ ...typed, sample: true }, false)).toMatchObject({
    values: { category: 'general' },
  })
})
