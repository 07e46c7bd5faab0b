import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { drawings } from 'school-schema/files/pictures'
import messages from '../../content/messages/en.json' with { type: 'json' }
import { objectNames } from '../testing/object-names.ts'
import { english, localeOf } from './messages.ts'
import { feeTitle, getPicture, groupName, pastSentence, termName } from './names.ts'
import { fillText } from './values.ts'

const PUBLIC = path.resolve(import.meta.dirname, '../../public')

test.each(drawings)('the picture %s exists with its size and an alternative text', (name) => {
  const { src, alt, caption, width, height } = getPicture(english, name)
  const file = path.join(PUBLIC, src)
  expect(existsSync(file)).toBe(true)
  const [tag = ''] = /<svg[^>]*>/.exec(readFileSync(file, 'utf8')) ?? []
  expect(tag).toContain(`width="${width}"`)
  expect(tag).toContain(`height="${height}"`)
  expect(alt.length).toBeGreaterThan(caption.length)
  expect(alt.length).toBeLessThan(130)
})

test('no two pictures have the same alternative text', () => {
  const words = Object.values(messages.pictures).flatMap(({ alt, caption }) => [alt, caption])
  expect(new Set(words).size).toBe(words.length)
})

test.each(objectNames)('%s is a text as any other', (name) => {
  expect([groupName(localeOf('hi'), name), termName(localeOf('hi'), `PGT ${name}`)]).toEqual([
    name,
    `PGT ${name}`,
  ])
  expect(fillText(`Write {${name}}.`, { name: 'A' })).toBe(`Write {${name}}.`)
})

test.each([
  ['Tuition fee', 'शिक्षण शुल्क', 'টিউশন ফি'],
  ['Tuition Fees', 'शिक्षण शुल्क', 'টিউশন ফি'],
  ['Exam charges', 'परीक्षा शुल्क', 'পরীক্ষার ফি'],
  ['LAB FEE', 'प्रयोगशाला शुल्क', 'পরীক্ষাগার ফি'],
  ['Lift fee', 'Lift fee', 'Lift fee'],
  ['शिक्षण शुल्क', 'शिक्षण शुल्क', 'शिक्षण शुल्क'],
])('the part %s of a fee is %s, %s', (title, hindi, bengali) => {
  expect((['en', 'hi', 'bn'] as const).map((each) => feeTitle(localeOf(each), title))).toEqual([
    title,
    hindi,
    bengali,
  ])
})

test.each([
  ['in the afternoon', '2026-12-12T16:00:00+05:30'],
  ['at midnight, which ends the day', '2026-12-13T00:00:00+05:30'],
  ['in the first minute of the school’s day', '2026-12-12T00:01:00+05:30'],
  ['in the evening of the server’s day before', '2026-12-11T18:31:00.000Z'],
])('a notice that ended %s states its last day', (_, publishUntil) => {
  const sentence = 'This is an old notice. It was valid until 12 December 2026.'
  expect(pastSentence(english, { isPast: true, publishUntil })).toBe(sentence)
  expect(pastSentence(english, { isPast: false, publishUntil })).toBeNull()
})
