import {
  joiners,
  months,
  nearDays,
  numbers,
  partsOfDay,
  scales,
  shortMonths,
  shortWeekdays,
  weekdays,
} from './figure-words.ts'
import { removeInvisible, toAsciiDigits } from '../values/typed-text.ts'

const CLASS = '(?:class(?:es)?|std\\.?|grade|कक्षा|শ্রেণি|শ্রেণী)'.normalize('NFC')
const ROMAN = /(?<![\p{L}\p{N}.&])(X{0,3}(?:IX|IV|V?I{0,3}))(?![\p{L}\p{N}]|['’]|-\p{Ll}|&)/gu
const ROMAN_DIGITS = new Map([
  ['I', 1],
  ['V', 5],
  ['X', 10],
])

function fromRoman(numeral: string): number {
  const values = [...numeral].map((letter) => ROMAN_DIGITS.get(letter) ?? 0)
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  )
}

const isClass = (before: string, after: string) =>
  new RegExp(`${CLASS} ?$`, 'iu').test(before) || new RegExp(`^[- ]?${CLASS}`, 'iu').test(after)

/** "I" is a class next to another one, or next to the word; else it is the writer. A single capital with a full stop may be an initial. */
function isNumeral(numeral: string, before: string, after: string): boolean {
  const isSure =
    isClass(before, after) ||
    /^[ -]?[A-H](?!\p{L})/u.test(after) ||
    /^ ?(?:[-–/,&]|to|and|से|থেকে) ?[IVX]+\b/u.test(after) ||
    /(?:[IVX]|\^\d+) ?(?:[-–/,&]|to|and|से|থেকে|ও|और) ?$/u.test(before)
  return isSure || (numeral !== 'I' && !(numeral.length === 1 && /^\. ?\p{Lu}/u.test(after)))
}

const isAtNumber = (_word: string, before: string, after: string) =>
  /\d(?:st|nd|rd|th)?,? ?$/.test(before) || /^\.?,? ?\d/.test(after)

/** Months and days of the week are capitalised or long, or next to a number; "may" is also a verb. */
function isName(word: string, before: string, after: string): boolean {
  if (!/^[a-z]/i.test(word)) return true
  const isCapital = /^[A-Z]/.test(word)
  if (/^may$/i.test(word))
    return (
      isCapital &&
      (isAtNumber(word, before, after) ||
        /^ Day\b/.test(after) ||
        /\b(?:in|of|until|till|from|by|to|and|or|since) $/i.test(before))
    )
  return (
    isAtNumber(word, before, after) || word.length > 5 || (isCapital && !/^ ?-?past/i.test(after))
  )
}

type Finder = typeof months

/** How many letters a rule reads before and after a word: reading all of a long text for each word would take quadratic time. */
const CONTEXT = 40

const around = (text: string, at: number, end: number): [before: string, after: string] => [
  text.slice(Math.max(0, at - CONTEXT), at),
  text.slice(end, end + CONTEXT),
]

const mark = (
  text: string,
  { find, valueOf }: Finder,
  write: (value: string) => string,
  accept = isAlways,
) =>
  text.replace(find, (all: string, word: string, at: number) =>
    accept(word, ...around(text, at, at + all.length)) ? ` ${write(valueOf(word))} ` : all,
  )
const isAlways: typeof isName = () => true

/** A short day of the week counts next to another one. */
const isPaired: typeof isName = (_word, before, after) =>
  /(?:@w\d|[-–/,]) *$/.test(before) || /^\s*(?:[-–/,\d]|से|और|থেকে|ও|এবং)/u.test(after)

const HOUR = /(?<=\d) *(?:o['’]?clock|बजे|টেয়|টায়|টার|টা)(?![\p{L}\p{M}])/giu

/** What is added to an hour, in minutes. */
const QUARTERS = [
  ['साढ़े|साढे|সাড়ে|half past', 30],
  ['सवा|সওয়া|quarter past', 15],
  ['पौने|পৌনে|quarter to', -15],
] as const

/** "Half past nine" as 9:30; without an hour, as in three and a half lakh, it is 3.5, and सवा लाख 1.25. */
function fillQuarters(text: string): string {
  let filled = text
  for (const [words, minutes] of QUARTERS)
    filled = filled.replaceAll(
      new RegExp(
        `(@[a-z]+ +)?(${words.normalize('NFC')})(?: +#?(\\d{1,2})(?!\\d)|(?= +@x))( *@h)?`,
        'giu',
      ),
      (_all, part: string | undefined, word: string, figure = '1', hour?: string) => {
        const all = Number(figure) * 60 + minutes
        const isClock = part !== undefined || hour !== undefined || /past|to/.test(word)
        const clock = `${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`
        return `${part ?? ''}${isClock ? clock : all / 60}${hour ?? ''}`
      },
    )
  return filled
}

/** A number with the code of its town, in groups: eleven digits. */
const TELEPHONE = /(?<!\d)0(?=(?:[ -]?\d){10}(?!\d))\d{2,4}(?:[ -]\d{3,8}){1,2}(?!\d)/g

/** পাঁচশো, দেড়শ and বারোশত are two words in one; নয় alone is also "is not". */
function splitHundred(all: string, word: string): string {
  const value = /^ন(?:\u09af\u09bc)?$/u.test(word) ? '9' : numbers.valueOf(word)
  return value ? `#${value} শো ` : all
}
const JOINED_HUNDRED = /(?<![\p{L}\p{M}])([\p{L}\p{M}]{1,20}?)শ(?:ো|ত)?(?![\p{L}\p{M}])/gu

/** ₹5k, Rs.2.5L and 3Cr; elsewhere L is a litre. */
const SHORT_SCALES: readonly [pattern: RegExp, scale: string][] = [
  [/(?<=\d) ?k(?![\p{L}\p{N}])/giu, ' thousand'],
  [/(?<=(?:Rs\.?|₹) ?[\d.]{1,9}) ?L(?![\p{L}\p{N}])/gu, ' lakh'],
  [/(?<=\d) ?Cr(?![\p{L}\p{N}])/gu, ' crore'],
]

/**
 * A text with marks instead of words: @m12 is December, @w6 Saturday, @d1 tomorrow, @am a part of the day, #2 a
 * number in words, @x100000 a lakh, @h a time, ^6 class VI, and ~ joins two figures.
 */
export function withMarks(given: string): string {
  let text = toAsciiDigits(removeInvisible(given))
    .replaceAll(/<[^<>]*>|&nbsp;|\\n|\s+/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/(\d{1,6})? ?([¼½¾])/g, (_all, whole: string | undefined, part: string) => {
      const share = ('¼½¾'.indexOf(part) + 1) / 4
      return whole ? String(Number(whole) + share) : `#${share}`
    })
    .replaceAll(/\+91[ -]?(?=\d)/g, '')
    .replaceAll(/(?<!\d)(\d{5})[ -](\d{5})(?!\d)/g, '$1$2')
    .replaceAll(TELEPHONE, (number) => number.replaceAll(/[ -]/g, ''))
    .replaceAll(JOINED_HUNDRED, splitHundred)
    .replaceAll(/(?<=\b(?:hundred|thousand)) and (?=[a-z])/gi, ' ')
    .replaceAll(/(?<!\d)(\d{4})-(\d\d?)-(\d\d?)(?!\d)/g, '$3/$2/$1')
    .replaceAll(/(?<!\d)(\d\d?)([.-])(\d\d?)\2(\d{4}|\d\d)(?!\d)/g, '$1/$3/$4')
    .replaceAll(/(?<!\d)\d{1,3}(?:,\d{2,3}){0,6},\d{3}(?!\d)/g, (grouped) =>
      grouped.replaceAll(',', ''),
    )
    .replaceAll(/(?<!\d)(20)(\d\d) ?[-–/] ?(\d\d)(?!\d|[-/.]\d)/g, '$1$2 $1$3')
    .replaceAll(/(?<!\d ?)\b(?:12 )?(noon|midnight)\b/gi, '12 $1')
  for (const [pattern, scale] of SHORT_SCALES) text = text.replaceAll(pattern, scale)
  text = text.replace(ROMAN, (numeral: string, _: string, at: number) =>
    numeral && isNumeral(numeral, ...around(text, at, at + numeral.length))
      ? `^${fromRoman(numeral)}`
      : numeral,
  )
  text = mark(text, months, (value) => `@m${value}`, isName)
  text = mark(text, shortMonths, (value) => `@m${value}`, isAtNumber)
  text = mark(text, weekdays, (value) => `@w${value}`, isName)
  text = mark(text, shortWeekdays, (value) => `@w${value}`, isPaired)
  text = mark(text, nearDays, (value) => `@d${value}`)
  text = text.replaceAll(/(?<=\d)(?=[ap]\.?m\b)/gi, ' ')
  text = mark(text, partsOfDay, (value) => `@${value}`)
  text = mark(text, numbers, (value) => `#${value}`)
  text = mark(text, scales, (value) => `@x${value}`)
  text = fillQuarters(text.replaceAll(new RegExp(HOUR.source.normalize('NFC'), 'giu'), ' @h'))
  return mark(text, joiners, () => '~')
    .replaceAll(/(?<=#\d+ ?)-(?= ?@x0)/g, ' ')
    .replaceAll(/#(\d{1,2}) +#([1-5]\d)(?= +@(?:[ap]m|h)\b)/g, '$1:$2')
    .replaceAll(/[-–—−]/g, ' ~ ')
    .replaceAll(/[()]/g, ' ')
    .replaceAll(/\s+/g, ' ')
}
