import type { Row } from '../shared.ts'
import { forgetLoaded, mergeLists, rememberLoaded, mergeValue } from './loaded-lists.ts'

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
])('after a colleague saved, %s of this person is saved too', (_, opened, stored, sent, all) => {
  expect(savedAfter(opened, stored, sent)).toEqual(all)
})

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

const item = (title: string, text = '') => ({ title, text })
const [a, b, c] = [item('a'), item('b'), item('c')]
const [a2, b2, b3, c2] = [item('a', '2'), item('b', '2'), item('b3'), item('c', '2')]
const x = item('x')
const y = item('y')
const opened = [a, b, c]

test.each([
  ['two items', [a2, b, c], [a, b, c2], [a2, b, c2]],
  ['different items', [a2, b, c], [a, b2, c], [a2, b2, c]],
  ['two texts of an item', [a, b2, c], [a, b3, c], [a, item('b3', '2'), c]],
  ['an item and an item that is added', [a, b, c, x], [a2, b, c], [a2, b, c, x]],
  ['items that are added in two places', [x, a, b, c], [a, b, c, y], [x, a, b, c, y]],
  ['the same item', [a, x, b, c], [a, x, b, c], [a, x, b, c]],
  ['an item that another removes', [a, b, c2], [b, c], [b, c2]],
  ['an item that the other has removed', [a2, b, c], [b, c], [a2, b, c]],
  ['the order and a text', [a, b2, c], [c, a, b], [c, a, b2]],
  ['the order and an item that is added', [b, a, c], [a, b, x, c], [b, x, a, c]],
])('%s of a list are both saved', (_what, own, current, both) => {
  expect(mergeValue(opened, own, current)).toEqual(both)
})

test('in a list of words each has what the other chose', () => {
  expect(mergeValue(['Mon', 'Tue'], ['Mon', 'Tue', 'Sat'], ['Tue'])).toEqual(['Tue', 'Sat'])
  expect(mergeValue(null, ['hi'], ['bn'])).toEqual(['bn', 'hi'])
})

test('items that are equal stay as many as they are', () => {
  expect(mergeValue([a, a, b], [a, a, b2], [a, a, b, c])).toEqual([a, a, b2, c])
})
