import { markOutdated } from './translations.ts'

const columns = ['title', 'items']
const hindi = { language: 'hi', title: 'मेला' }
const row = { title: 'Fair', items: '[{"title":"One"}]', translations: JSON.stringify([hindi]) }

const translationsAfter = (changes: object) =>
  markOutdated(row, { ...changes }, columns)['translations']

test.each([
  ['the original', { title: 'Science fair' }, [{ ...hindi, outdated: true }]],
  ['a list of the original', { items: [{ title: 'Two' }] }, [{ ...hindi, outdated: true }]],
  [
    'both',
    { title: 'Science fair', translations: [{ ...hindi, title: 'विज्ञान मेला' }] },
    [{ ...hindi, title: 'विज्ञान मेला' }],
  ],
  ['another field', { status: 'draft' }, undefined],
  ['nothing', { title: 'Fair', items: [{ title: 'One' }] }, undefined],
])('after a change of %s', (_what, changes, expected) => {
  expect(translationsAfter(changes)).toEqual(expected)
})

test('an outdated translation is right again when it is changed, or an editor says so', () => {
  const outdated = { ...hindi, outdated: true }
  const before = { ...row, translations: [outdated] }
  const after = (given: object) => markOutdated(before, { translations: [given] }, columns)
  expect(after({ ...outdated, title: 'विज्ञान मेला' })).toMatchObject({
    translations: [{ outdated: false }],
  })
  expect(after({ ...outdated, outdated: false })).toMatchObject({
    translations: [{ outdated: false }],
  })
  expect(after(outdated)).toMatchObject({ translations: [{ outdated: true }] })
})
