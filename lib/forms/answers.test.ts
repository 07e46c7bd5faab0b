import { boxName } from '../enquiry/form.ts'
import { english } from '../messages/messages.ts'
import type { QuestionKind } from 'school-schema/forms/questions'
import type { WrittenQuestion } from '../pages/page-row.ts'
import { lostTexts, readAnswers } from './answers.ts'
import { questionsOf } from './questions.ts'

function ask(kind: QuestionKind, more: Partial<WrittenQuestion> = {}) {
  const written = { label: 'Question', kind, required: false, help: null, choices: null, ...more }
  const [question] = questionsOf([written], [written])
  if (!question) throw new Error('There is no question')
  return question
}

async function answer(kind: QuestionKind, typed: string | File, more = {}) {
  const question = ask(kind, more)
  const form = new FormData()
  form.set(question.name, typed)
  return readAnswers(english, form, [question])
}

test.each<[QuestionKind, string, string]>([
  ['text', '  Asha\u200b Devi ', 'Asha Devi'],
  ['long', 'One\r\nTwo', 'One\nTwo'],
  ['date', '21-01-2027', '21 January 2027'],
  ['date', '2027-01-21', '21 January 2027'],
  ['number', '२', '2'],
  ['number', '2.5', '2.5'],
  ['number', '1,50,000', '1,50,000'],
  ['date', '1985-05-03', '3 May 1985'],
  ['date', '5.6.85', '5 June 1985'],
  ['date', '29/02/28', '29 February 2028'],
  ['contact', '98765 43210', '98765 43210'],
  ['contact', 'asha@home.example', 'asha@home.example'],
  ['contact', 'asha@डाक.भारत', 'asha@xn--11bx1g.xn--h2brj9c'],
  ['contact', '९८७६५ ४३२१०', '98765 43210'],
  ['contact', '0091-98765.43210', '0091-98765.43210'],
])('the answer of the kind %s to %j is %j', async (kind, typed, value) => {
  const { answers, errors } = await answer(kind, typed)
  expect([answers, errors]).toEqual([[{ label: 'Question', value }], []])
})

test.each<[QuestionKind, string, string]>([
  ['date', 'next week', 'a day with its year'],
  ['date', '31-02-2027', 'a day with its year'],
  ['date', '29-02-1900', 'a day with its year'],
  ['date', '0985-05-03', 'a day with its year'],
  ['number', 'three', 'in figures'],
  ['number', '1e9', 'in figures'],
  ['contact', '12345', '10 digits'],
  ['contact', 'asha@home', '10 digits'],
  ['contact', 'a@b.example, c@d.example', '10 digits'],
  ['text', 'x'.repeat(201), 'at most 200'],
  ['long', 'x'.repeat(2_001), 'at most 2,000'],
  ['choice', 'constructor', 'choose one'],
  ['slot', 'No such time', 'choose one'],
])('of the kind %s, %j is refused with words that say what to do', async (kind, typed, words) => {
  const { answers, errors, values } = await answer(kind, typed, { choices: 'One\nTwo' })
  expect([answers, errors[0]?.message]).toEqual([[], expect.stringContaining(words)])
  // What was typed stays.
  expect(Object.values(values)).toEqual([typed])
})

test('a required question needs an answer, another one does not', async () => {
  expect((await answer('text', ' \u200b', { required: true })).errors).toHaveLength(1)
  expect((await answer('text', '')).errors).toEqual([])
  const none = await readAnswers(english, new FormData(), [ask('choices', { required: true })])
  expect(none.errors).toHaveLength(1)
})

test('ticked boxes are one answer, and stay ticked', async () => {
  const question = ask('choices', { choices: 'Bus\nHostel\nLunch' })
  const form = new FormData()
  for (const choice of question.choices.slice(1))
    form.set(boxName(question.name, question.choices.indexOf(choice)), choice.key)
  const { answers, values } = await readAnswers(english, form, [question])
  expect(answers).toEqual([{ label: 'Question', value: 'Hostel, Lunch' }])
  const keys = question.choices.slice(1).map(({ key }) => key)
  expect(values).toEqual({ [question.name]: keys.join('\n') })
})

const file = (bytes: string | Uint8Array<ArrayBuffer>, name = 'cv.pdf') => new File([bytes], name)

test.each([
  ['%PDF-1.7 text', 'a.pdf'],
  [new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'photo.pdf'],
  [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'photo'],
  ['\0\0\0\x18ftypheic\0\0', 'IMG_1.HEIC'],
  ['\0\0\0\x18ftypmif1\0\0', 'IMG_2.heif'],
])('a file is taken by its first bytes (%#)', async (bytes, name) => {
  const { attachments, answers } = await answer('file', file(bytes, name))
  expect(answers).toEqual([{ label: 'Question', value: name }])
  expect(attachments).toMatchObject([{ name }])
})

test.each([
  ['<script>alert(1)</script>', 'PDF'],
  [' %PDF-1.7', 'PDF'],
  ['MZ program', 'PDF'],
  ['\0\0\0\x18ftypmp42', 'PDF'],
  [`%PDF-${'x'.repeat(5 * 1024 * 1024)}`, '5 MB'],
])('no other file is (%#)', async (bytes, words) => {
  const { attachments, errors } = await answer('file', file(bytes))
  expect([attachments, errors[0]?.message]).toEqual([[], expect.stringContaining(words)])
})

test('what was typed for a question that is gone is shown', () => {
  const form = new FormData()
  const question = ask('text')
  form.set(question.name, 'Asha')
  form.set('answer_00000000', ' About the bus ')
  form.set('homepage', 'x')
  form.set('answer_0a1b2c3d', '7add9671')
  expect(lostTexts(form, [question])).toEqual(['About the bus'])
})

test('the name of a file is cut without half a character, which no header can contain', async () => {
  const { attachments } = await answer('file', file('%PDF-1.7', `📄${'x'.repeat(99)}`))
  expect(attachments[0]?.name.isWellFormed()).toBe(true)
})
