import { parseWebhook } from './webhook.ts'

test('a list of changed collections is a hint', () => {
  const changes = [{ collection: 'notification' }]
  expect(parseWebhook(JSON.stringify({ changes }))).toEqual({ changes })
})

test('no number of rows makes it invalid', () => {
  const keys = Array.from({ length: 20_000 }, String)
  const changes = [{ collection: 'notification', keys }]
  expect(parseWebhook(JSON.stringify({ changes }))).toEqual({
    changes: [{ collection: 'notification' }],
  })
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
  expect(parseWebhook(body)).toBeNull()
})
