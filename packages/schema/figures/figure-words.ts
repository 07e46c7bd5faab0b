import { MONTH_NAMES } from '../values/written-day.ts'

// The words by which a text in English, Hindi or Bengali writes figures. Longer words are tried before shorter ones.

/** Abbreviations, which are also other words: only next to a number. */
const SHORT_MONTHS: Record<string, string> = {
  1: 'जन|জানু',
  2: 'फ़र|फर|ফেব',
  4: 'अप्रै',
  7: 'जुल',
  8: 'अग|আগ',
  9: 'सित|সেপ|সেপ্টে',
  10: 'अक्टू|अक्तू|অক্টো',
  11: 'नव|নভে',
  12: 'दिस|ডিসে',
}

/** From Monday. */
const WEEKDAYS = [
  'Mondays?|Mon|सोमवार|मंडे|সোমবার|মানডে',
  'Tuesdays?|Tues?|मंगलवार|মঙ্গলবার',
  'Wednesdays?|Wed|बुधवार|বুধবার',
  'Thursdays?|Thurs|Thur?|गुरुवार|गुरूवार|बृहस्पतिवार|वीरवार|বৃহস্পতিবার',
  'Fridays?|Fri|शुक्रवार|फ़्राइडे|फ्राइडे|শুক্রবার|ফ্রাইডে',
  'Saturdays?|Sat|शनिवार|सैटरडे|শনিবার|স্যাটারডে',
  'Sundays?|Sun|रविवार|इतवार|संडे|রবিবার|সানডে',
]

/** Names without their "day", which are also other words: only next to another one. */
const SHORT_WEEKDAYS = [
  'सोम|সোম',
  'मंगल|মঙ্গল',
  'बुध|বুধ',
  'गुरु|বৃহস্পতি|বৃহঃ',
  'शुक्र|শুক্র',
  'शनि|শনি',
  'रवि|রবি',
]

/** How far a day is from today: in Hindi, yesterday and tomorrow are one word. */
const NEAR_DAYS: Record<string, string> = {
  0: 'today|tonight|आज|আজ|আজকে',
  1: 'tomorrow|yesterday|कल|কাল|আগামীকাল|আগামিকাল|গতকাল',
  2: 'day after tomorrow|day before yesterday|परसों|পরশু',
}

type Table = readonly (readonly [pattern: string, value: string])[]

/** Words for numbers; ordinals count as their number, shares as a part of one. */
const NUMBERS: Record<string, string> = {
  0: 'zero|nil|शून्य|শূন্য',
  0.25: 'quarter(?!.past)(?!.to)(?!.?final)',
  0.333: 'one[- ]third|a third(?= of)',
  0.5: 'half(?!.past)(?!.?yearly)|आधा|आधे|आधी|অর্ধেক|আধা|আধ',
  0.667: 'two[- ]thirds',
  0.75: 'three[- ]quarters|three[- ]fourths',
  1: 'one|first|एक|पहला|पहली|पहले|प्रथम|এক|প্রথম',
  1.5: 'one and a half|डेढ़|देढ़|দেড়',
  2: 'two|twice|double|second|दुगुना|दुगुनी|दुगुने|দ্বিগুণ|दो|दूसरा|दूसरी|दूसरे|द्वितीय|দুই|দু|দ্বিতীয়',
  2.5: 'two and a half|ढाई|আড়াই',
  3: 'three|thrice|triple|third|तिगुना|तिगुनी|तिगुने|तीन|तीसरा|तीसरी|तीसरे|तृतीय|তিন|তৃতীয়',
  4: 'four|fourth|चार|चौथा|चौथी|चौथे|चतुर्थ|চার|চতুর্থ',
  5: 'five|fifth|पाँच|पांच|पंचम|পাঁচ|পঞ্চম',
  6: 'six|sixth|छह|छः|छ|छै|छठी|छठा|छठे|षष्ठ|ছয়|ছ|ষষ্ঠ',
  7: 'seven|seventh|सात|सप्तम|সাত|সপ্তম',
  8: 'eight|eighth|आठ|अष्टम|আট|অষ্টম',
  9: 'nine|ninth|नौ|नवम|নয়টি|নয়টা|নয়টায়|নটা|নটায়|নয়জন|নবম',
  10: 'ten|tenth|दस|दशम|দশ|দশম',
  11: 'eleven|eleventh|ग्यारह|এগারো|একাদশ',
  12: 'twelve|twelfth|dozen|दर्जन|ডজন|बारह|বারো|দ্বাদশ',
  13: 'thirteen|thirteenth|तेरह|তেরো',
  14: 'fourteen|fourteenth|चौदह|চৌদ্দ|চোদ্দ|চোদ্দো',
  15: 'fifteen|fifteenth|पंद्रह|पन्द्रह|পনেরো',
  16: 'sixteen|sixteenth|सोलह|ষোলো',
  17: 'seventeen|seventeenth|सत्रह|সতেরো',
  18: 'eighteen|eighteenth|अठारह|আঠারো',
  19: 'nineteen|nineteenth|उन्नीस|উনিশ',
  20: 'twenty|twentieth|बीस|কুড়ি|বিশ',
}

/** From 21 to 99. */
const HINDI =
  'इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'
const BENGALI =
  'একুশ বাইশ তেইশ চব্বিশ পঁচিশ ছাব্বিশ সাতাশ আটাশ ঊনত্রিশ ত্রিশ একত্রিশ বত্রিশ তেত্রিশ চৌত্রিশ পঁয়ত্রিশ ছত্রিশ সাঁইত্রিশ আটত্রিশ ঊনচল্লিশ চল্লিশ একচল্লিশ বিয়াল্লিশ তেতাল্লিশ চুয়াল্লিশ পঁয়তাল্লিশ ছেচল্লিশ সাতচল্লিশ আটচল্লিশ ঊনপঞ্চাশ পঞ্চাশ একান্ন বাহান্ন তিপ্পান্ন চুয়ান্ন পঞ্চান্ন ছাপ্পান্ন সাতান্ন আটান্ন ঊনষাট ষাট একষট্টি বাষট্টি তেষট্টি চৌষট্টি পঁয়ষট্টি ছেষট্টি সাতষট্টি আটষট্টি ঊনসত্তর সত্তর একাত্তর বাহাত্তর তিয়াত্তর চুয়াত্তর পঁচাত্তর ছিয়াত্তর সাতাত্তর আটাত্তর ঊনআশি আশি একাশি বিরাশি তিরাশি চুরাশি পঁচাশি ছিয়াশি সাতাশি অষ্টআশি ঊননব্বই নব্বই একানব্বই বিরানব্বই তিরানব্বই চুরানব্বই পঁচানব্বই ছিয়ানব্বই সাতানব্বই আটানব্বই নিরানব্বই'
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const UNITS =
  'one first,two second,three third,four fourth,five fifth,six sixth,seven seventh,eight eighth,nine ninth'
    .split(',')
    .map((pair) => pair.split(' '))

const ENGLISH = TENS.flatMap((ten) => [
  `${ten}|${ten.replace(/y$/, 'ieth')}`,
  ...UNITS.map((unit) => unit.map((word) => `${ten}[- ]${word}`).join('|')),
]).slice(1)

const BENGALI_WORDS = BENGALI.split(' ')
const LARGER: Table = HINDI.split(' ').map((hindi, index) => [
  [ENGLISH[index], hindi, BENGALI_WORDS[index]].join('|'),
  String(index + 21),
])

/** What a figure before such a word is multiplied by. */
const SCALES: Record<string, string> = {
  0.25: 'चौथाई|চতুর্থাংশ',
  0.3333: 'तिहाई|তৃতীয়াংশ',
  100: 'hundred|सौ|শত|শো',
  1000: 'thousand|हज़ार|हजार|হাজার',
  100000: 'lakhs?|lacs?|लाख|লক্ষ|লাখ',
  10000000: 'crores?|करोड़|কোটি',
}

/** The parts of a day: in English after a time, in the others before it. */
const PARTS_OF_DAY: Record<string, string> = {
  am: 'a\\.?m\\.?|in the morning|सुबह|सवेरे|प्रातः|प्रात|पूर्वाह्न|সকাল|ভোর|পূর্বাহ্ণ|পূর্বাহ্ন',
  noon: 'noon|दोपहर|দুপুর',
  pm: 'p\\.?m\\.?|in the afternoon|in the evening|अपराह्न|शाम|सायं|বিকেল|বিকাল|অপরাহ্ণ|অপরাহ্ন|সন্ধ্যা|সন্ধে',
  night: 'at night|midnight|रात|রাত|মধ্যরাত',
}

/** From one to another, and one and another. */
const JOINERS = 'to|till|until|and|or|से|तक|और|तथा|एवं|व|या|থেকে|হতে|পর্যন্ত|ও|এবং|বা'

/** Endings of Indian words, which join what English has as a separate word. */
const ENDINGS =
  'ों|ের|র|তে|ে|এর|টি|টা|টে|টির|টার|টায়|টিতে|টেয়|টের|গুণ|गुना|गुनी|गुने|वीं|वाँ|वां|वें|তম|জন|জনের|বার|ই|ও|কে'

const numbered = (groups: readonly string[]): Table =>
  groups.map((pattern, index) => [pattern, String(index + 1)])

const asValues = (groups: Record<string, string>): Table =>
  Object.entries(groups).map(([value, pattern]) => [pattern, value])

function wordFinder(table: Table) {
  const values = table.map(
    ([pattern, value]) => [new RegExp(`^(?:${pattern.normalize('NFC')})$`, 'iu'), value] as const,
  )
  const words = table
    .flatMap(([pattern]) => pattern.normalize('NFC').split('|'))
    .toSorted((one, other) => other.length - one.length)
  const find = new RegExp(
    String.raw`(?<![\p{L}\p{M}])(${words.join('|')})(?:${ENDINGS.normalize('NFC')}|[॰ঃ])?(?![\p{L}\p{M}])`,
    'giu',
  )
  const valueOf = (word: string) => values.find(([form]) => form.test(word))?.[1] ?? ''
  return { find, valueOf }
}

export const months = wordFinder(numbered(MONTH_NAMES))
export const shortMonths = wordFinder(asValues(SHORT_MONTHS))
export const weekdays = wordFinder(numbered(WEEKDAYS))
export const shortWeekdays = wordFinder(numbered(SHORT_WEEKDAYS))
export const nearDays = wordFinder(asValues(NEAR_DAYS))
export const numbers = wordFinder([...asValues(NUMBERS), ...LARGER])
export const scales = wordFinder(asValues(SCALES))
export const partsOfDay = wordFinder(asValues(PARTS_OF_DAY))
export const joiners = wordFinder([[JOINERS, '~']])
