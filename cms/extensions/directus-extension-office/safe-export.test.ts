import { isForSpreadsheet, neutralised } from './safe-export.ts'

test.each([
  [{ export: 'csv' }, true],
  [{ export: 'csv_utf8' }, true],
  [{ export: 'json' }, false],
  [{}, false],
  [undefined, false],
])('%j', (query, expected) => {
  expect(isForSpreadsheet(query)).toBe(expected)
})

test('texts are made safe, and numbers stay', () => {
  expect(neutralised({ Name: '=1+1', Age: -5 })).toEqual({ Name: "'=1+1", Age: -5 })
})
