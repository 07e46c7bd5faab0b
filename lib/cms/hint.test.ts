import { parseHint } from './hint.ts'

test('a list of changes is a hint', () => {
  const changes = [{ collection: 'notification', keys: ['1'] }]
  expect(parseHint(JSON.stringify({ changes }))).toEqual({ changes })
})

test.each([
  '',
  'null',
  '[]',
  '{}',
  '{"changes":[]}',
  '{"changes":[{"collection":1}]}',
  '{',
  '<html>',
])('%j is none', (body) => {
  expect(parseHint(body)).toBeNull()
})
