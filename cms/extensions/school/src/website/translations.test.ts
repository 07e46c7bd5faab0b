import type { Row } from '../shared.ts'
import { dateTranslations, markOutdated, refuseLeftBehind } from './translations.ts'

const NOW = '2026-11-28T10:00:00.000Z'
const EARLIER = '2026-11-01T10:00:00.000Z'

beforeEach(() => jest.useFakeTimers({ now: new Date(NOW) }))
afterEach(() => jest.useRealTimers())

const columns = ['title', 'items']
const hindi = { language: 'hi', title: 'मेला', changed: EARLIER }
const row = { title: 'Fair', items: '[{"title":"One"}]', translations: JSON.stringify([hindi]) }

const translationsAfter = (changes: object) =>
  markOutdated(row, { ...changes }, columns)['translations']

test.each([
  ['the original', { title: 'Science fair' }, [{ ...hindi, outdated: true }]],
  ['a list of the original', { items: [{ title: 'Two' }] }, [{ ...hindi, outdated: true }]],
  [
    'both',
    { title: 'Science fair', translations: [{ ...hindi, title: 'विज्ञान मेला' }] },
    [{ ...hindi, title: 'विज्ञान मेला', changed: NOW }],
  ],
  [
    'both, but with another day',
    { title: 'Fair on the 20th', translations: [{ ...hindi, title: '15 तारीख को मेला' }] },
    [{ ...hindi, title: '15 तारीख को मेला', outdated: true, changed: NOW }],
  ],
  ['another field', { status: 'draft' }, undefined],
  ['nothing', { title: 'Fair', items: [{ title: 'One' }] }, undefined],
  [
    'the time of publication of the translation',
    { translations: [{ ...hindi, publish_from: NOW, changed: '2030-01-01T00:00:00Z' }] },
    [{ ...hindi, publish_from: NOW }],
  ],
])('after a change of %s', (_what, changes, expected) => {
  expect(translationsAfter(changes)).toEqual(expected)
})

test('an import preserves the time at which a text changed', () => {
  const given = { ...hindi, title: 'मेला 2', changed: '2026-10-01T10:00:00.000Z' }
  expect(translationsAfter({ translations: [given] })).toEqual([given])
})

test.each([true, false, undefined])('an import brings the mark %s of its own text', (outdated) => {
  const time = { changed: '2026-10-01T10:00:00.000Z' }
  const given = {
    ...hindi,
    ...time,
    title: '15 तारीख को मेला',
    ...(outdated !== undefined && { outdated }),
  }
  expect(translationsAfter({ title: 'Fair on the 20th', translations: [given] })).toEqual([given])
})

test('an outdated translation is right again when it follows, or an editor says so', () => {
  const outdated = { ...hindi, outdated: true }
  const before = { ...row, title: 'Fair on 20 December', translations: [outdated] }
  const after = (given: object) =>
    (markOutdated(before, { translations: [given] }, columns)['translations'] as object[])[0]
  expect(after({ ...outdated, title: '20 दिसंबर को मेला' })).toEqual({
    ...hindi,
    title: '20 दिसंबर को मेला',
    outdated: false,
    changed: NOW,
  })
  expect(after({ ...outdated, outdated: false })).toEqual({ ...hindi, outdated: false })
  expect(after({ ...outdated, outdated: null })).toEqual({ ...hindi, outdated: false })
  // None of these follows the original.
  expect(after(outdated)).toEqual(outdated)
  expect(after(hindi)).toEqual(outdated)
  expect(after({ ...outdated, publish_from: NOW })).toMatchObject(outdated)
  expect(after({ ...outdated, title: '15 दिसंबर को मेला' })).toMatchObject({ outdated: true })
})

test('a translation that was confirmed is not, once its texts change', () => {
  const confirmed = { ...row, translations: [{ ...hindi, outdated: false }] }
  const given = { ...hindi, outdated: false, title: '15 तारीख को मेला' }
  expect(markOutdated(confirmed, { translations: [given] }, columns)).toEqual({
    translations: [{ ...hindi, title: given.title, changed: NOW }],
  })
})

test('a translation of a new row has its time; an imported one preserves its own', () => {
  const { changed: _, ...given } = hindi
  expect(dateTranslations({ translations: [given] })).toEqual({
    translations: [{ ...given, changed: NOW }],
  })
  expect(dateTranslations({ translations: [hindi] })).toEqual({ translations: [hindi] })
})

test('one text for several rows is refused if a translation would stay behind', () => {
  const plain = { ...row, translations: null }
  const save = (rows: object[], sent: object) => () =>
    refuseLeftBehind(rows as Row[], { ...sent }, columns)
  expect(save([plain, row], { title: 'Closed on 20 December', pinned: true })).toThrow(
    /one row at a time: title\./,
  )
  for (const sent of [{ status: 'draft' }, { title: 'Fair' }, { translations: [] }])
    expect(save([plain, row], sent)).not.toThrow()
  expect(save([plain, plain], { title: 'Closed' })).not.toThrow()
})
