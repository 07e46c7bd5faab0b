import type { Language } from '../language-list.ts'
import {
  writtenLanguageOf,
  languageApart,
  languageOf,
  passageLanguage,
  passagesOf,
} from './passages.ts'

type Expected = string | [text: string, lang: Language]

const parts = (text: string, around: Language) =>
  passagesOf(text, around).map(({ text: part, lang }) => (lang ? [part, lang] : part))

test.each<[around: Language, text: string, expected: Expected[]]>([
  ['en', 'Winter uniform', ['Winter uniform']],
  ['en', '', []],
  [
    'en',
    'शीतकालीन गणवेश के विषय में / Winter uniform',
    [['शीतकालीन गणवेश के विषय में', 'hi'], ' / Winter uniform'],
  ],
  ['en', 'सोमवार, 16 नवम्बर से।', [['सोमवार, 16 नवम्बर से।', 'hi']]],
  [
    'en',
    'Puja: পূজার ছুটি, दुर्गा पूजा (2026)',
    ['Puja: ', ['পূজার ছুটি', 'bn'], ', ', ['दुर्गा पूजा', 'hi'], ' (2026)'],
  ],
  ['hi', 'सोमवार, 16 नवम्बर से।', ['सोमवार, 16 नवम्बर से।']],
  ['hi', 'पूजा: পূজার ছুটি', ['पूजा: ', ['পূজার ছুটি', 'bn']]],
  ['hi', 'Annual sports day', [['Annual sports day', 'en']]],
  ['hi', '2. Sports day (Class VI)', ['2. ', ['Sports day (Class VI', 'en'], ')']],
  // Names and terms have no language of their own.
  ['hi', 'WhatsApp पर भेजें', ['WhatsApp पर भेजें']],
  ['hi', 'Principal/headmaster', [['Principal/headmaster', 'en']]],
  ['hi', 'CBSE, VI-A, office@palash.example', ['CBSE, VI-A, office@palash.example']],
  ['hi', 'सूचना: the school is closed', ['सूचना: ', ['the school is closed', 'en']]],
  ['bn', 'ছুটি, अवकाश', ['ছুটি, ', ['अवकाश', 'hi']]],
])('on a page in %s, %j has these passages', (around, text, expected) => {
  expect(parts(text, around)).toEqual(expected)
})

test('an alternative text has the language of its first passage in another one', () => {
  expect(passageLanguage('Sports day: खेल दिवस', 'en')).toBe('hi')
  expect(passageLanguage('खेल दिवस', 'hi')).toBeUndefined()
  expect(passageLanguage('Sports day', 'hi')).toBe('en')
})

test('a text without a word of the page is in another language as a whole', () => {
  expect(languageApart('The school is closed.', 'hi')).toBe('en')
  expect(languageApart('The school is closed: बंद', 'hi')).toBeNull()
  expect(languageApart('12, 14', 'hi')).toBeNull()
  expect(languageApart('Class VI: खेल', 'en')).toBeNull()
})

test('the language of a query is that of its script', () => {
  expect(['fees', 'शुल्क fees', 'ফি'].map(languageOf)).toEqual(['en', 'hi', 'bn'])
})

test.each([
  ['शाला की स्थापना सन् 1962 में हुई। CBSE, NCC', 'hi'],
  ['विद्यालय', 'hi'],
  ['বার্ষিক ক্রীড়া (Sports Day)', 'bn'],
  ['The school motto is विद्या ददाति विनयम्', 'en'],
  ['हिन्दी पखवाड़ा', 'hi'],
  ['NCC शिविर', 'hi'],
  ['NCC', 'en'],
  ['Annual Day वार्षिकोत्सव', 'en'],
  ['www.school.example/about पर देखें', 'hi'],
  ['2026-27', 'en'],
  ['', 'en'],
  ['★ ₹500', 'en'],
  ['தமிழ்', 'en'],
  ['নিয়ম और নিয়মাবলী', 'bn'],
])('%s is written in %s', (text, language) => {
  expect(writtenLanguageOf(text)).toBe(language)
})
