import { isActionCall } from './action-call.ts'

const known = new Set(['name', 'age', 'homepage', 'form', 'id'])

/** React writes the arguments as the last field. */
const isScriptCall = ({ '0': args, ...fields }: Record<string, string>) =>
  isActionCall(
    new Map([...Object.entries(fields), ...(args === undefined ? [] : [['0', args] as const])]),
    true,
    known,
  )
const isFormCall = (fields: Record<string, string>) =>
  isActionCall(new Map(Object.entries(fields)), false, known)

const STATE = '{"status":"invalid","values":{"name":"$$5"},"errors":[{"field":"age"}]}'

test('a call by script has its arguments in the field 0', () => {
  expect(isScriptCall({ '0': `[${STATE},"$K1"]`, _1_age: '5' })).toBe(true)
  const deep = `[${'['.repeat(9_000)}${']'.repeat(9_000)},"$K1"]`
  const roots = ['x', '[', '["$K1"]', '[1,2]', '{}', '"$K1"', '["$F99","$K1"]', '[{},"$K1",1]']
  for (const root of [...roots, '[{"__proto__":{}},"$K1"]', '[["\\u0024@0"],"$K1"]', deep])
    expect(isScriptCall({ '0': root })).toBe(false)
  expect(isScriptCall({ _1_age: '5' })).toBe(false)
})

test('a call by script whose arguments are before a field is rejected', () => {
  const [args, age] = [
    ['0', `[${STATE},"$K1"]`],
    ['_1_age', '5'],
  ] as const
  expect(isActionCall(new Map([age, args]), true, known)).toBe(true)
  expect(isActionCall(new Map([args, age]), true, known)).toBe(false)
})

const hidden = {
  $ACTION_REF_1: '',
  '$ACTION_1:0': '{"id":"40a","bound":"$@1"}',
  '$ACTION_1:1': '[{"status":"idle"}]',
  $ACTION_KEY: 'k123',
}

test('a form without a script has its action in hidden fields', () => {
  expect(isFormCall({ ...hidden, age: '5' })).toBe(true)
  for (const bad of ['[', '"x"', '["$F99"]', '["\\u0024F99"]', '{}', '[]', '[{},{}]'])
    expect(isFormCall({ ...hidden, '$ACTION_1:1': bad })).toBe(false)
  const other = '{"id":"40a","bound":"$@1","x":"$F1"}'
  for (const bad of ['null', '{"id":7,"bound":"$@1"}', '{"id":"40a","bound":"$@7"}', other])
    expect(isFormCall({ ...hidden, '$ACTION_1:0': bad })).toBe(false)
  expect(isFormCall({ age: '5' })).toBe(false)
})

test('an unknown field is rejected, and those of old tabs are not', () => {
  const root = { '0': `[${STATE},"$K1"]` }
  expect(isScriptCall({ ...root, _1_id: '', _1_homepage: '', '_1_$ACTION_1:0': '' })).toBe(true)
  expect(isFormCall({ ...hidden, id: '', form: '' })).toBe(true)
  for (const name of ['1', '_1_stage', '_2_age', '__proto__', 'age', '_1___proto__'])
    expect(isScriptCall({ ...root, [name]: '' })).toBe(false)
  for (const name of ['0', 'stage', '$ACTION_ID_40a', '$ACTION_2:0', '$ACTION_REF_2'])
    expect(isFormCall({ ...hidden, [name]: '' })).toBe(false)
})
