import { goalOfKey } from './use-track'

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 9, 0],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 9],
  ['Home', 5, 0],
  ['End', 5, 9],
  ['Enter', 5, null],
  ['ArrowDown', 5, null],
])('%s on picture %i of ten leads to %s', (key, index, goal) => {
  expect(goalOfKey({ ...plain, key }, index, 10)).toBe(goal)
})

test('a single picture does not move', () => {
  expect(goalOfKey({ ...plain, key: 'ArrowRight' }, 0, 1)).toBe(0)
})

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'with %s a key is the browser’s',
  (held) => {
    expect(goalOfKey({ ...plain, [held]: true, key: 'ArrowLeft' }, 5, 10)).toBeNull()
  },
)
