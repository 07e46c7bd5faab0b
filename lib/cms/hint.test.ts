import { parseHint } from './hint.ts'
import { tags, tagsOf } from './tags.ts'

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

test('a change makes stale what shows it, and a start everything', () => {
  expect(tagsOf(['notification'])).toEqual(['notices'])
  expect(tagsOf(['gallery', 'gallery_files'])).toEqual(['gallery'])
  expect(tagsOf(['*'])).toEqual([...tags])
  expect(tagsOf(['admission', 'directus_users', '__proto__'])).toEqual([])
})
