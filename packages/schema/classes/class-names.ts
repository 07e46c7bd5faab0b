import { plain } from '../values/written.ts'
import { ownValue } from '../values/own-value.ts'

/** A class of any school: its level, as addresses name it, and its section or stream. */
export type SchoolClass = { level: string; section: string | null }

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

const NUMBERS = [
  'one two three four five six seven eight nine ten eleven twelve',
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
  'पहली दूसरी तीसरी चौथी पाँचवीं छठी सातवीं आठवीं नौवीं दसवीं ग्यारहवीं बारहवीं',
  'पहला दूसरा तीसरा चौथा पाँचवाँ छठवीं सातवाँ आठवाँ नवीं दसवाँ ग्यारहवाँ बारहवाँ',
  'प्रथम द्वितीय तृतीय चतुर्थ पंचम षष्ठ सप्तम अष्टम नवम दशम एकादश द्वादश',
  'প্রথম দ্বিতীয় তৃতীয় চতুর্থ পঞ্চম ষষ্ঠ সপ্তম অষ্টম নবম দশম একাদশ দ্বাদশ',
].map((words) => spelling(words).split(' '))

/** The same for each way to write the last sound: पाँचवीं and पांचवी. */
function spelling(words: string): string {
  return words
    .normalize('NFC')
    .replaceAll('ँ', 'ं')
    .replaceAll(/ं(?= |$)/g, '')
}

const LEVELS = ['Toddler', 'Playgroup', 'Pre-Nursery', 'Nursery', 'Balvatika-1', 'Balvatika-2']
  .concat(['Balvatika-3', 'Prep', 'KG', 'LKG', 'UKG'])
  .concat(ROMAN)

/** The levels that a range passes; others are in it only if it names them. */
const LADDER = ['Nursery', 'LKG', 'UKG', ...ROMAN]

const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:toddlers?|टॉडलर|টডলার)\b/u, 'Toddler'],
  [/^play ?(?:group|school|way)?\b/u, 'Playgroup'],
  [/^pre ?nursery\b/u, 'Pre-Nursery'],
  [/^(?:nursery|nur|नर्सरी|নার্সারি)(?!\p{L})/u, 'Nursery'],
  [/^(?:bal ?vatika|बालवाटिका|বালবাটিকা) ?(?:3|iii)(?!\p{L})/u, 'Balvatika-3'],
  [/^(?:bal ?vatika|बालवाटिका|বালবাটিকা) ?(?:2|ii)(?!\p{L})/u, 'Balvatika-2'],
  [/^(?:bal ?vatika|बालवाटिका|বালবাটিকা) ?(?:1|i)(?!\p{L})/u, 'Balvatika-1'],
  [
    /^(?:u ?k ?g|(?:upper|senior|sr) (?:k ?g|kindergarten)|kg ?(?:2|ii)|यूकेजी|ইউকেজি)(?!\p{L})/u,
    'UKG',
  ],
  [
    /^(?:l ?k ?g|(?:lower|junior|jr) (?:k ?g|kindergarten)|kg ?(?:1|i)|एलकेजी|এলকেজি)(?!\p{L})/u,
    'LKG',
  ],
  [/^(?:k ?g|kindergarten)(?!\p{L})/u, 'KG'],
  [/^prep(?:aratory)?(?!\p{L})/u, 'Prep'],
]

/** 6th, 6वीं, 6ষ্ঠ. */
const ORDINAL = 'st|nd|rd|th|ली|री|थी|ठी|ठ?वीं?|वाँ|वां|ম|য়|র্থ|ষ্ঠ|শ'.normalize('NFC')

const NUMBER = new RegExp(
  String.raw`^(?:(\d{1,2})(?:${ORDINAL})?|(xi{0,2}|ix|viii|vii|vi|v|iv|i{1,3})(?:st|nd|rd|th)?|([\p{L}\p{M}]+))(?=$| |[a-h](?:$| ))`,
  'u',
)

/** What is left out: "Class", "Std.", "कक्षा", "section". */
const WORDS =
  /(?<!\p{L})(?:class(?:es)?|cls?|std|standard|grade|gr|year|section|sec|division|div|कक्षा|कक्षाएँ|श्रेणी|শ্রেণি|শ্রেণী|ক্লাস)(?!\p{L}|\p{M})/gu

const STREAMS: Readonly<Record<string, string>> = {
  sci: 'science',
  com: 'commerce',
  comm: 'commerce',
  hum: 'humanities',
}

const STREAM = /^(?:sci|science|comm?|commerce|hum|humanities|arts)$/

const SECTION = /^(?!to\b|till\b|and\b)[\p{L}\p{M}]{1,15}$/u

/** "a" as A, "science" as Science; null if a word is none of a section. */
function sectionOf(rest: string): string | null {
  const words = rest.split(' ').filter(Boolean)
  if (words.length > 2 || !words.every((word) => SECTION.test(word))) return null
  return words
    .map((word) => ownValue(STREAMS, word) ?? word)
    .map((word) =>
      word.length > 3 ? word.charAt(0).toUpperCase() + word.slice(1) : word.toUpperCase(),
    )
    .join('-')
}

function levelAt(text: string): { level: string; rest: string } | null {
  for (const [name, level] of NAMES) {
    const [found] = name.exec(text) ?? []
    if (found) return { level, rest: text.slice(found.length) }
  }
  const [found, digits, roman, word = ''] = NUMBER.exec(text) ?? []
  if (found === undefined) return null
  const position = digits
    ? Number(digits) - 1
    : roman
      ? ROMAN.indexOf(roman.toUpperCase())
      : Math.max(...NUMBERS.map((words) => words.indexOf(spelling(word))))
  const level = ROMAN[position]
  return level === undefined ? null : { level, rest: text.slice(found.length) }
}

/** A class as schools write it: VI, Class 6, Std. VI, 6th, 6-A, XI Science, Nursery, कक्षा 6; null for any other text. */
export function parseClass(written: string): SchoolClass | null {
  const text = plain(written)
    .toLowerCase()
    .replace(/[.\-‐-―_()/:,'"’]+/gu, ' ')
    .replace(WORDS, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
  const found = levelAt(text)
  if (!found) return null
  const section = sectionOf(found.rest)
  // A sentence that begins with a number is no class.
  return section === null ? null : { level: found.level, section: section || null }
}

/** The end of the address of a class, which does not depend on how the school writes it: VI, VI-A, LKG. */
export const classSlug = ({ level, section }: SchoolClass): string =>
  section ? `${level}-${section}` : level

/** By levels, then by sections; another text comes last. */
export const classOrder = (found: SchoolClass | null): number =>
  found ? LEVELS.indexOf(found.level) : LEVELS.length

const RANGE = /^(.+?)\s*(?:-|–|—|\bto\b|\btill\b|\bthrough\b|से|থেকে)\s*(.+?)(?:\s*तक)?$/iu

/** The classes of "VI", "VI to X (girls)", "Nursery to UKG", "VI, VII and VIII" or "VI A & B"; empty for any other text. */
export function listClassesIn(written: string): SchoolClass[] {
  const found: SchoolClass[] = []
  for (const part of written
    .split(/[,;&\n]|\band\b|और|एवं|व(?=\s)|এবং|ও(?=\s)/u)
    .flatMap(splitAtSlash))
    found.push(...(furtherSection(part, found.at(-1)) ?? classesInPart(part)))
  // A remark in brackets hides the class before it, unless it is the section.
  const withoutRemarks = written.replace(/\([^)]*\)/g, ' ')
  return found.length > 0 || withoutRemarks === written ? found : listClassesIn(withoutRemarks)
}

/** VI/VII and XI Science/Commerce are two classes each, VI/A is one. */
function splitAtSlash(part: string): string[] {
  const [first = '', ...others] = part.split('/')
  const before = parseClass(first) ?? undefined
  const areClasses = others.every((each) => parseClass(each) ?? furtherSection(each, before))
  return areClasses ? [first, ...others] : [part]
}

/** The class of "B" after VI A, or of "Commerce" after XI Science; null if another one is meant, or Hostel. */
function furtherSection(part: string, before: SchoolClass | undefined): [SchoolClass] | null {
  const word = plain(part).toLowerCase()
  const isLike = before?.section?.length === 1 ? /^[a-h]$/ : STREAM
  const section = before?.section && isLike.test(word) ? sectionOf(word) : null
  return before && section ? [{ level: before.level, section }] : null
}

function classesInPart(part: string): SchoolClass[] {
  const one = parseClass(part)
  if (one && (one.section === null || !RANGE.test(part))) return [one]
  const [, first = '', last = ''] = RANGE.exec(part.trim()) ?? []
  const [from, to] = [parseClass(first), parseClass(last)]
  const ends = [from, to].map((each) => LEVELS.indexOf(each?.level ?? ''))
  const [start = -1, end = -1] = ends.toSorted((one, other) => one - other)
  if (start < 0 || start === end || from?.section || to?.section) return one ? [one] : []
  const passed = LEVELS.slice(start, end + 1).filter(
    (level, index, all) => LADDER.includes(level) || index === 0 || index === all.length - 1,
  )
  return passed.map((level) => ({ level, section: null }))
}

/** Whether a text speaks of a class, also of one that cannot be read: "Class of 2012". */
export const speaksOfClass = (written: string): boolean =>
  written.toLowerCase().search(WORDS) >= 0 || listClassesIn(written).length > 0

/** Whether one is the other, or a section of it. */
export const isSameClass = (one: SchoolClass, other: SchoolClass): boolean =>
  one.level === other.level &&
  (one.section === null || other.section === null || one.section === other.section)
