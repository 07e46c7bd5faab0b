import { isStopWord } from './query.ts'
import { fold, termOf, wordsOf } from './words.ts'

test.each([
  ['Fees & payment rules', ['Fees', 'payment', 'rules']],
  ['half-yearly, class V (10:00am)', ['half', 'yearly', 'class', 'V', '10', '00am']],
  ['Teachers’ Day, Children’s Day', ['Teachers', 'Day', 'Children’s', 'Day']],
  ['विद्यार्थियों की छुट्टी', ['विद्यार्थियों', 'की', 'छुट्टी']],
  ['পরীক্ষা আগামীকাল', ['পরীক্ষা', 'আগামীকাল']],
  ['<script>alert(1)</script>', ['script', 'alert', '1', 'script']],
  ['— … !', []],
])('the words of %s', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test.each([
  ['LIBRARY', 'library'],
  ['Café', 'cafe'],
  ['Cafe\u0301', 'café'],
  ['Children’s', "children's"],
  ['फ़ीस', 'फीस'],
  ['\u095e\u0940\u0938', 'फ\u093cीस'],
  ['हिन्दी', 'हिंदी'],
  ['चाँद', 'चांद'],
  ['क\u094d\u200dष', 'क\u094dष'],
  ['२०२५', '2025'],
  ['শ্রেণী', 'শ্রেনি'],
  ['পোষাক', 'পোশাক'],
  ['ＡＢＣ', 'abc'],
])('%s and %s are one word', (one, other) => {
  expect(fold(one)).toBe(fold(other))
})

test.each([
  ['काम', 'कम'],
  ['की', 'कि'],
  ['fee', 'free'],
])('%s and %s are two words', (one, other) => {
  expect(fold(one)).not.toBe(fold(other))
})

test.each([
  ['কমিটিতে', 'কমিটি'],
  ['বইয়েরও', 'বই'],
  ['ক্লাবগুলোতে', 'ক্লাব'],
  ['টিচার্সদের', 'টিচার'],
  ['অভিভাবকদেরকে', 'অভিভাবক'],
  ['लाइब्रेरियों', 'लाइब्रेरी'],
])('%s means %s', (form, word) => {
  expect(termOf(form)).toBe(termOf(word))
})

test.each([
  ['ফিতে', 'ফি'],
  ['জামাই', 'জামা'],
  ['পায়রা', 'পায়'],
  ['करात', 'कराते'],
])('%s does not mean %s', (word, other) => {
  expect(termOf(word)).not.toBe(termOf(other))
})

test.each(['শেখাচ্ছেন', 'জানাতে', 'দেখিয়ে', 'পড়াবেন', 'রাখুন'])(
  '%s is a verb without a meaning',
  (verb) => {
    expect(isStopWord(verb)).toBe(true)
  },
)

test.each(['কারাতে', 'নীল', 'মেলা', 'আসন', 'বলার'])('%s has a meaning', (word) => {
  expect(isStopWord(word)).toBe(false)
})
