import { mergeValue } from './merge-value.ts'

const item = (title: string, text = '') => ({ title, text })
const [a, b, c] = [item('a'), item('b'), item('c')]
const [a2, b2, b3, c2] = [item('a', '2'), item('b', '2'), item('b3'), item('c', '2')]
const x = item('x')
const y = item('y')
const opened = [a, b, c]

test.each([
  ['two items', [a2, b, c], [a, b, c2], [a2, b, c2]],
  ['items beside each other', [a2, b, c], [a, b2, c], [a2, b2, c]],
  ['two texts of an item', [a, b2, c], [a, b3, c], [a, item('b3', '2'), c]],
  ['an item and an item that is added', [a, b, c, x], [a2, b, c], [a2, b, c, x]],
  ['items that are added in two places', [x, a, b, c], [a, b, c, y], [x, a, b, c, y]],
  ['the same item', [a, x, b, c], [a, x, b, c], [a, x, b, c]],
  ['an item that another removes', [a, b, c2], [b, c], [b, c2]],
  ['an item that the other has removed', [a2, b, c], [b, c], [a2, b, c]],
  ['the order and a text', [a, b2, c], [c, a, b], [c, a, b2]],
  ['the order and an item that is added', [b, a, c], [a, b, x, c], [b, x, a, c]],
])('%s of a list are saved beside each other', (_what, own, current, both) => {
  expect(mergeValue(opened, own, current)).toEqual(both)
})

test('in a list of words each has what the other chose', () => {
  expect(mergeValue(['Mon', 'Tue'], ['Mon', 'Tue', 'Sat'], ['Tue'])).toEqual(['Tue', 'Sat'])
  expect(mergeValue(null, ['hi'], ['bn'])).toEqual(['bn', 'hi'])
})

test('items that are equal stay as many as they are', () => {
  expect(mergeValue([a, a, b], [a, a, b2], [a, a, b, c])).toEqual([a, a, b2, c])
})
