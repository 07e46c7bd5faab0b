import { pastSentence } from './past.ts'

const SENTENCE = 'This notice is past: it was current until 12 December 2026.'

test.each([
  ['in the afternoon', '2026-12-12T16:00:00+05:30'],
  ['at midnight, which ends the day', '2026-12-13T00:00:00+05:30'],
  ['in the first minute of the school’s day', '2026-12-12T00:01:00+05:30'],
  ['in the evening of the server’s day before', '2026-12-11T18:31:00.000Z'],
])('a notice that ended %s says its last day', (_, publishUntil) => {
  expect(pastSentence({ isPast: true, publishUntil })).toBe(SENTENCE)
})

test('a notice that is current says nothing', () => {
  expect(pastSentence({ isPast: false, publishUntil: '2026-12-12T16:00:00+05:30' })).toBeNull()
  expect(pastSentence({ isPast: false, publishUntil: null })).toBeNull()
})
