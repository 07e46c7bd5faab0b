import { isForSpreadsheet, markExport, neutralised } from './safe-export.ts'

test.each([
  [{ export: 'csv' }, true],
  [{ export: 'csv_utf8' }, true],
  [{ export: 'json' }, false],
  [{}, false],
  [undefined, false],
])('%j', (query, expected) => {
  expect(isForSpreadsheet(query)).toBe(expected)
})

test('texts are neutralised wherever they are, and nothing else', () => {
  const when = new Date()
  const rows = [{ name: '=1+1', age: -5, none: null, when, more: { list: ['@a', 'b'] } }]
  expect(neutralised(rows)).toEqual([
    { name: "'=1+1", age: -5, none: null, when, more: { list: ["'@a", 'b'] } },
  ])
  expect(rows[0]?.name).toBe('=1+1')
})

test('an export into a file says in its query what it is for', () => {
  const body = { query: { limit: -1 }, format: 'csv' }
  markExport({ body })
  expect(body.query).toEqual({ limit: -1, export: 'csv' })
})

test.each([
  ['no query', { body: { format: 'csv' } }],
  ['no format', { body: { query: {} } }],
  ['nothing', { body: undefined }],
])('%s is left as it is', (_what, request) => {
  const before = structuredClone(request)
  markExport(request)
  expect(request).toEqual(before)
})
