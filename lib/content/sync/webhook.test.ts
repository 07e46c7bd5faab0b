import { parseWebhook } from './webhook.ts'

test('a list of changed collections is a hint, whatever their number of rows', () => {
  const keys = Array.from({ length: 20_000 }, String)
  const changes = [{ collection: 'notification', keys }, { collection: 'fee' }]
  expect(parseWebhook(JSON.stringify({ changes }))).toEqual(['notification', 'fee'])
})

test.each([
  ...['', 'null', '[]', '{}', '{', '<html>'],
  ...['{"changes":[]}', '{"changes":[{"collection":1}]}'],
])('%j is none', (body) => {
  expect(parseWebhook(body)).toBeNull()
})
