import fc from 'fast-check'
import {
  normaliseText,
  isBlank,
  normalisePhone,
  removeInvisible,
  toAsciiDigits,
} from './typed-text.ts'

const INVISIBLE = [
  ...('\u200b\u200e\u200f\u2060\ufeff\u00ad\u061c\u180e\u034f\u202e\u2066\u2064' +
    '\u206f\u3164\u115f\ufe00\ufe0f\u{e0041}\u{e0100}\u0000\u0007\u001b\u009d\ufff9'),
]

test('invisible characters are removed, wherever they are', () => {
  const places = fc.tuple(fc.constantFrom(...INVISIBLE), fc.nat(9))
  fc.assert(
    fc.property(fc.array(places, { minLength: 1, maxLength: 20 }), (all) => {
      const typed = [...'Asha Devi']
      for (const [character, place] of all) typed.splice(place, 0, character)
      expect(removeInvisible(typed.join(''))).toBe('Asha Devi')
    }),
  )
})

test.each([
  ['the joiners of Indian scripts', 'क्\u200dष শ্\u200cযা ന്\u200d'],
  ['marks that change a letter', 'हिन्दी ক্ষ যাঁ তামিழ் ؟ اردو'],
  ['emoji', '❤️ 1️⃣ 👨‍👩‍👧‍👦 🇮🇳'],
  ['lines and columns', 'House 4\n\tMain Road'],
  ['signs of Arabic that are visible', '\u0601\u06dd'],
])('%s are kept', (_what, text) => {
  expect(removeInvisible(text)).toBe(text)
})

test('a line break of Word stays a line break', () => {
  expect(removeInvisible('House 4\vMain Road\u2028Assam')).toBe('House 4\nMain Road\nAssam')
})

test('a text without a visible character is blank', () => {
  const nothing = [...INVISIBLE, ' ', '\u00a0', '\u2003', '\n', '\u200c', '\u200d', '\u2800']
  const blank = fc.array(fc.constantFrom(...nothing)).map((all) => all.join(''))
  fc.assert(fc.property(blank, (text) => isBlank(text)))
  fc.assert(
    fc.property(
      blank,
      fc.constantFrom('a', 'क', '1', '.', '🎉', '।'),
      blank,
      (before, visible, after) => {
        expect(isBlank(before + visible + after)).toBe(false)
      },
    ),
  )
})

test.each(
  [
    ['0123456789', '0123456789'],
    ['9198765432', '9198765432'],
    ['[98765] 43210', '9876543210'],
    ['0361 000 0021', '3610000021'],
    // Not ten digits, so the visitor gets them back as typed.
    '12',
    '98765 4321',
    '98765 43210 / 98765 43211',
    '91987654321',
    '+977 98412 34567',
    '+9876543210',
    '0009876543210',
    '',
    '98765 43210 (father)',
    '9876 5432 1O',
  ].map((each) => (typeof each === 'string' ? [each, each] : each)),
)('%j becomes %j', (typed, expected) => {
  expect(normalisePhone(typed)).toBe(expected)
})

test('however a number is written, the ten digits remain, and a second time changes nothing', () => {
  const digits = fc.stringMatching(/^\d{10}$/)
  const marks = ['–', '—', '−', '\u2011', '\u2009', '\u00ad', '\u202c', '\ufeff']
  const between = fc.constantFrom('', '', ' ', '-', '.', '\u00a0', '\u200b', ' - ', ') ', ...marks)
  const codes = [
    '+91',
    '+91 ',
    '+91-',
    '＋91 ',
    '+91 (0)',
    '(+91) ',
    '0091-',
    '0091',
    '91 ',
    '91',
    'tel:+91',
  ]
  const before = fc.constantFrom('', ...codes, '0', '0 ', '091-', '\u200e', '\u202a+91 ')
  const zeros = fc.constantFrom(...'0०০੦૦୦௦౦೦൦٠０')
  fc.assert(
    fc.property(
      digits,
      before,
      fc.array(between, { maxLength: 10 }),
      zeros,
      (number, code, gaps, zero) => {
        const inScript = (digit: string) =>
          String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit))
        const typed =
          code + [...number].map((digit, at) => inScript(digit) + (gaps[at] ?? '')).join('')
        expect(normalisePhone(typed)).toBe(number)
        expect(normalisePhone(number)).toBe(number)
      },
    ),
  )
})

test('nothing but ten digits is ever made into a number', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (typed) => {
      const result = normalisePhone(typed)
      const digits = toAsciiDigits(typed).match(/\d/g) ?? []
      if (/^\d{10}$/.test(result)) expect(digits.length).toBeGreaterThanOrEqual(10)
      expect(normalisePhone(result)).toBe(result)
    }),
  )
})

test('a text of a hundred thousand marks is read at once, and every word as it is', () => {
  const marks = `a${'\u0307'.repeat(50_000)}${'\u0323'.repeat(50_000)}`
  const start = process.cpuUsage()
  for (const form of ['NFC', 'NFKC'] as const)
    expect(normaliseText(marks, form).length).toBeLessThan(40)
  expect(normaliseText('ﾞ\u0323'.repeat(50_000), 'NFKC').length).toBeLessThan(40)
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000)
  for (const word of ['क्षत्रिय', 'শ্রেণি', 'Nguyễn', 'พู่กัน', `Z${'\u0310\u0324'.repeat(15)}`])
    expect(normaliseText(word, 'NFC')).toBe(word.normalize('NFC'))
})
