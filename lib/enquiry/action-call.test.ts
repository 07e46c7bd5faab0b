import { actionOf } from './action-call.ts'
import { idleForm } from './form.ts'

const known = new Set(['name', 'age', 'homepage', 'id'])
const read = (fields: Record<string, string>) => actionOf(new Map(Object.entries(fields)), known)

const STATE = { ...idleForm, status: 'invalid', values: { name: '$$5' }, message: 'A "text"' }
const hidden = {
  $ACTION_REF_1: '',
  '$ACTION_1:0': '{"id":"40a","bound":"$@1"}',
  '$ACTION_1:1': JSON.stringify([STATE]),
  $ACTION_KEY: 'k123',
}

test('a form names its action in hidden fields', () => {
  expect(read({ ...hidden, age: '5', id: '' })).toBe('40a')
  expect(read({ ...hidden, '$ACTION_1:1': JSON.stringify([idleForm]) })).toBe('40a')
})

test('a form without hidden fields names none', () => {
  expect(read({ age: '5', homepage: '' })).toBe('')
})

test('an argument that is no state of ours is rejected', () => {
  const changed = (change: object) => JSON.stringify([{ ...STATE, ...change }])
  const deep = `[${'['.repeat(9_000)}${']'.repeat(9_000)}]`
  const roots = ['', '[', '"x"', '["$F99"]', '["\\u0024F99"]', '{}', '[]', '[{},{}]', deep]
  const states = [{ x: 1 }, { message: '$F1' }, { values: { name: '$1' } }, { errors: ['x'] }]
  for (const bad of [...roots, ...states.map(changed)])
    expect(read({ ...hidden, '$ACTION_1:1': bad })).toBeNull()
})

test('a reference to something other than an action with this argument is rejected', () => {
  const other = '{"id":"40a","bound":"$@1","x":"$F1"}'
  for (const bad of ['null', 'x', '{"id":7,"bound":"$@1"}', '{"id":"40a","bound":"$@7"}', other])
    expect(read({ ...hidden, '$ACTION_1:0': bad })).toBeNull()
})

test('an unknown field is rejected', () => {
  for (const name of ['0', 'stage', '__proto__', '$ACTION_ID_40a', '$ACTION_2:0', '$ACTION_REF_2'])
    expect(actionOf(new Map([...Object.entries(hidden), [name, '']]), known)).toBeNull()
  expect(read({ age: '5', $ACTION_KEY: 'k123' })).toBeNull()
})
