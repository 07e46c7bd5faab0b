import type { Row } from '../shared.ts'
import { forgetLoaded, mergeLists, rememberLoaded } from './loaded-lists.ts'

const [meena, ravi] = [{ user: 'meena' }, { user: 'ravi' }]
const meta = { collection: 'pages', keys: ['7'] }
const hindi = { language: 'hi', title: 'मेला', summary: 'एक', changed: '1' }
const bengali = { language: 'bn', title: 'মেলা', changed: '1' }

/** What is stored when Meena has opened a list, Ravi has saved another, and she saves hers. */
function savedAfter(opened: Row[] | null, stored: Row[] | null, sent: Row[] | null): unknown {
  rememberLoaded([{ id: 7, translations: opened }], 'pages', ['translations'], meena)
  return mergeLists({ translations: sent }, { translations: stored }, meta, meena)['translations']
}

const newHindi = { ...hindi, title: 'मेला 2', changed: '2' }
const newBengali = { ...bengali, title: 'মেলা ২' }

test.each([
  [
    'another language',
    [hindi, bengali],
    [newHindi, bengali],
    [hindi, newBengali],
    [newHindi, newBengali],
  ],
  ['a language that is new', [hindi], [hindi, bengali], [newHindi], [newHindi, bengali]],
  ['the first language', null, [bengali], [hindi], [bengali, hindi]],
  [
    'another text of a language',
    [hindi],
    [newHindi],
    [{ ...hindi, summary: 'दो' }],
    [{ ...newHindi, summary: 'दो' }],
  ],
  ['the same text', [bengali], [{ ...bengali, title: 'ক' }], [newBengali], [newBengali]],
  ['nothing', [hindi, bengali], [newHindi, bengali], [hindi, bengali], [newHindi, bengali]],
])(
  'after a colleague saved, %s of this person is saved beside it',
  (_, opened, stored, sent, all) => {
    expect(savedAfter(opened, stored, sent)).toEqual(all)
  },
)

test('what one of them removed stays removed', () => {
  expect(savedAfter([hindi, bengali], [hindi, bengali], [hindi])).toEqual([hindi])
  expect(savedAfter([hindi, bengali], [hindi], [newHindi, bengali])).toEqual([newHindi])
  expect(savedAfter([hindi], [hindi], null)).toBeNull()
})

test('without what this person opened, or after a save, the sent list is taken', () => {
  const sent = { translations: [hindi] }
  expect(mergeLists(sent, { translations: [bengali] }, meta, ravi)).toBe(sent)
  rememberLoaded([{ id: 7, translations: [] }], 'pages', ['translations'], meena)
  forgetLoaded(meta, meena)
  expect(mergeLists(sent, { translations: [bengali] }, meta, meena)).toBe(sent)
})
