import { plainNotice } from '../testing/plain.ts'
import { localeOf } from '../messages/messages.ts'
import { audienceText, className, concerns, classesIn, classTaught } from './classes.ts'

const slugs = (...lists: string[][]) =>
  classesIn(...lists)
    .map(({ slug }) => slug)
    .join(' ')

test.each([
  ['of fees', [['UKG', 'I', 'II'], [], []], 'UKG I II'],
  ['of ranges of fees', [['Nursery to UKG', 'I - III']], 'Nursery LKG UKG I II III'],
  [
    'a further level of books',
    [
      ['I', 'II'],
      ['Class 1', 'Class 3'],
    ],
    'I II III',
  ],
  ['no section of a class', [['VI'], [], ['VI A', 'VI B']], 'VI'],
  ['of sections', [['6-A', '6-B', '7'], ['Class 6']], 'VI-A VI-B VII'],
  ['without fees', [[], [], ['VI A', 'V B']], 'V-B VI-A'],
  ['a name of its own', [['Rainbow', 'I']], 'I rainbow'],
  ['nothing', [[], [], []], ''],
  ['no line between them', [['I', '***', 'II']], 'I II'],
])('the classes: %s', (_case, lists, expected) => {
  expect(slugs(...lists)).toBe(expected)
})

const [six] = classesIn(['Class 6'])
const [rainbow] = classesIn(['Rainbow'])

test.each([
  [[], true, true],
  [['VI'], true, false],
  [['VI-A'], true, false],
  [['IV to VIII'], true, false],
  [['VII', 'Hostel'], false, false],
  [['कक्षा ६'], true, false],
  [['Rainbow'], false, true],
  [['Hostel', 'Bus 6'], false, false],
])('%j is for class 6: %s, for the class Rainbow: %s', (audience, isForSix, isForRainbow) => {
  const row = { ...plainNotice, audience }
  expect([six && concerns(row, six), rainbow && concerns(row, rainbow)]).toEqual([
    isForSix,
    isForRainbow,
  ])
})

test.each([
  ['VI', 'Class VI', 'कक्षा VI', 'VI শ্রেণি'],
  ['Class 6', 'Class 6', 'कक्षा 6', '6 শ্রেণি'],
  ['6-A', 'Class 6-A', 'कक्षा 6-A', '6-A শ্রেণি'],
  ['Nursery', 'Nursery', 'नर्सरी', 'নার্সারি'],
  ['कक्षा 6', 'कक्षा 6', 'कक्षा 6', 'कक्षा 6'],
])('%s is called %s, %s, %s', (name, ...names) => {
  const [found] = classesIn([name])
  expect(
    (['en', 'hi', 'bn'] as const).map((each) => found && className(localeOf(each), found)),
  ).toEqual(names)
})

test('a row says for whom it is', () => {
  const texts = (audience: string[]) =>
    (['en', 'hi', 'bn'] as const).map((each) => audienceText(localeOf(each), { audience }))
  expect(texts([])).toEqual([null, null, null])
  expect(texts(['VI', 'Hostel'])).toEqual([
    'For Class VI and Hostel',
    'कक्षा VI और छात्रावास के लिए',
    'যাদের জন্য: VI শ্রেণি এবং ছাত্রাবাস',
  ])
})

test('the class of a teacher', () => {
  expect(classTaught('TGT Mathematics, class teacher of VI A')).toBe('VI A')
  expect(classTaught('Class Teacher of KG-I, PRT')).toBe('KG-I')
  expect(classTaught('PGT Physics')).toBeNull()
})
