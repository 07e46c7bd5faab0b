import type { SQLOutputValue } from 'node:sqlite'
import { toStoredRow } from './stored-row.ts'

const toStored = (value: SQLOutputValue, type: string) =>
  toStoredRow({ id: 1, value }, new Map([['value', type]]))

test.each<[string, SQLOutputValue, unknown]>([
  ['text', 'a\0b', 'ab'],
  ['text', 'a\ud800', 'a\ufffd'],
  ['json', '["a", {"b\\u0000": "\\udc00"}]', ['a', { b: '\ufffd' }]],
])('a %s without characters that PostgreSQL does not store is named', (type, value, stored) => {
  expect(toStored(value, type)).toEqual({ values: { id: 1, value: stored }, changed: ['value'] })
})

test.each<[string, SQLOutputValue, unknown]>([
  ['text', 'अनन्या 🌳\u2028\ufffd\u0001', 'अनन्या 🌳\u2028\ufffd\u0001'],
  ['json', '{"__proto__": [1, null]}', JSON.parse('{"__proto__": [1, null]}')],
  ['boolean', 1, true],
  ['date', Date.UTC(2026, 2, 1), '2026-03-01'],
  ['timestamp with time zone', 0, '1970-01-01T00:00:00.000Z'],
  ['double precision', Infinity, 'Infinity'],
])('a %s keeps its value', (type, value, stored) => {
  expect(toStored(value, type)).toEqual({ values: { id: 1, value: stored }, changed: [] })
})

test.each<[string, SQLOutputValue, string]>([
  ['json', 'Asha', 'value is not JSON'],
  ['date', 1e20, 'value is no time'],
  ['text', new Uint8Array([1]), 'value is binary'],
])('a %s without a form in PostgreSQL is refused without its value', (type, value, message) => {
  expect(() => toStored(value, type)).toThrow(message)
})
