import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { drawings } from 'school-schema/files/pictures'
import messages from '../../content/messages/en.json' with { type: 'json' }
import { objectNames } from '../testing/object-names.ts'
import { english, localeOf } from './messages.ts'
import { feeTitle, getPicture, groupName, termName } from './names.ts'
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
