// The words by which a text in English, Hindi or Bengali writes figures. Longer words stand before those that they begin with.

/** The months in order: English as a capitalised word, and as Hindi and Bengali write them. */
const MONTHS = [
  'January|Jan|जनवरी|জানুয়ারি|জানুয়ারী',
  'February|Feb|फ़रवरी|फरवरी|ফেব্রুয়ারি|ফেব্রুয়ারী',
  'March|Mar|मार्च|মার্চ',
  'April|Apr|अप्रैल|এপ্রিল',
  'May|मई|মে',
  'June|Jun|जून|জুন',
  'July|Jul|जुलाई|জুলাই',
  'August|Aug|अगस्त|আগস্ট|অগস্ট',
  'September|Sept|Sep|सितंबर|सितम्बर|সেপ্টেম্বর',
  'October|Oct|अक्टूबर|अक्तूबर|অক্টোবর',
  'November|Nov|नवंबर|नवम्बर|নভেম্বর',
  'December|Dec|दिसंबर|दिसम्बर|ডিসেম্বর',
]

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

/** Words for numbers; ordinals count as their number. */
const NUMBERS: Record<string, string> = {
  1: 'one|first|एक|पहला|पहली|पहले|प्रथम|এক|প্রথম',
  1.5: 'one and a half|डेढ़|देढ़|দেড়',
  2: 'two|second|दो|दूसरा|दूसरी|दूसरे|द्वितीय|দুই|দু|দ্বিতীয়',
  2.5: 'two and a half|ढाई|আড়াই',
  3: 'three|third|तीन|तीसरा|तीसरी|तीसरे|तृतीय|তিন|তৃতীয়',
  4: 'four|fourth|चार|चौथा|चौथी|चौथे|चतुर्थ|চার|চতুর্থ',
  5: 'five|fifth|पाँच|पांच|पाँचवीं|पांचवीं|पाँचवाँ|पंचम|পাঁচ|পঞ্চম',
  6: 'six|sixth|छह|छः|छ|छै|छठी|छठा|छठे|षष्ठ|ছয়|ষষ্ঠ',
  7: 'seven|seventh|सात|सातवीं|सातवाँ|सप्तम|সাত|সপ্তম',
  8: 'eight|eighth|आठ|आठवीं|आठवाँ|अष्टम|আট|অষ্টম',
  9: 'nine|ninth|नौ|नौवीं|नौवाँ|नवम|নয়টি|নয়টা|নয়জন|নবম',
  10: 'ten|tenth|दस|दसवीं|दसवाँ|दशम|দশ|দশম',
  11: 'eleven|eleventh|ग्यारह|ग्यारहवीं|এগারো|একাদশ',
  12: 'twelve|twelfth|बारह|बारहवीं|বারো|দ্বাদশ',
  13: 'thirteen|तेरह|তেরো',
  14: 'fourteen|चौदह|চৌদ্দ|চোদ্দ|চোদ্দো',
  15: 'fifteen|fifteenth|पंद्रह|पन्द्रह|পনেরো',
  16: 'sixteen|सोलह|ষোলো',
  17: 'seventeen|सत्रह|সতেরো',
  18: 'eighteen|अठारह|আঠারো',
  19: 'nineteen|उन्नीस|উনিশ',
  20: 'twenty|बीस|কুড়ি|বিশ',
  25: 'twenty-five|पच्चीस|পঁচিশ',
  30: 'thirty|तीस|ত্রিশ|তিরিশ',
  40: 'forty|चालीस|চল্লিশ',
  50: 'fifty|पचास|পঞ্চাশ',
}

/** What a figure before such a word is multiplied by. */
const SCALES: Record<string, string> = {
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

/** Endings of Indian words, which join what English has as a word of its own. */
const ENDINGS = 'ों|ের|র|তে|ে|এর|টি|টা|টে|টির|টার|টায়|টিতে|জন|জনের|ই|ও|কে'

type Table = readonly (readonly [pattern: string, value: string])[]

const numbered = (groups: readonly string[]): Table =>
  groups.map((pattern, index) => [pattern, String(index + 1)])

const asValues = (groups: Record<string, string>): Table =>
  Object.entries(groups).map(([value, pattern]) => [pattern, value])

/** Finds the words of a table, and what each stands for. */
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

export const months = wordFinder(numbered(MONTHS))
export const shortMonths = wordFinder(asValues(SHORT_MONTHS))
export const weekdays = wordFinder(numbered(WEEKDAYS))
export const shortWeekdays = wordFinder(numbered(SHORT_WEEKDAYS))
export const numbers = wordFinder(asValues(NUMBERS))
export const scales = wordFinder(asValues(SCALES))
export const partsOfDay = wordFinder(asValues(PARTS_OF_DAY))
export const joiners = wordFinder([[JOINERS, '~']])
