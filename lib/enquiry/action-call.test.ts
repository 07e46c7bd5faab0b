import { isActionCall } from './action-call.ts'

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('a call by script has its arguments in the field 0', () => {
  const state = '{"status":"invalid","values":{"name":"$$5"}}'
  expect(isActionCall(form({ '0': `[${state},"$K1"]`, _1_age: '5' }), true)).toBe(true)
  for (const root of [
    'x',
    '[',
    '["$K1"]',
    '[1,2]',
    '{}',
    '"$K1"',
    '["$F99","$K1"]',
    '[{},"$K1",1]',
  ])
    expect(isActionCall(form({ '0': root }), true)).toBe(false)
  expect(isActionCall(form({ age: '5' }), true)).toBe(false)
})

test('a form without script names its action in hidden fields', () => {
  const hidden = {
    '$ACTION_1:0': '{"id":"40a","bound":"$@1"}',
    '$ACTION_1:1': '[{"status":"idle"}]',
    $ACTION_KEY: 'k123',
  }
  const call = (fields: Record<string, string>) => isActionCall(form(fields), false)
  expect(call({ ...hidden, age: '5' })).toBe(true)
  for (const bad of ['[', '"x"', '["$F99"]', '["\\u0024F99"]', '{}'])
    expect(call({ ...hidden, '$ACTION_1:1': bad })).toBe(false)
  for (const bad of ['null', '{"id":7,"bound":"$@1"}', '{"id":"40a","bound":"$@7"}'])
    expect(call({ ...hidden, '$ACTION_1:0': bad })).toBe(false)
  expect(call({ age: '5' })).toBe(false)
})
