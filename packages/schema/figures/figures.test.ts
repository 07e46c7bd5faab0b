import { findDifference } from './figures.ts'
import {
  listSampleCollections,
  sampleRecord,
  sampleRows,
  type SampleRow,
} from '../sample/sample.ts'

const agree = (original: string, translation: string) =>
  expect({ original, translation, difference: findDifference(original, translation) }).toEqual({
    original,
    translation,
    difference: null,
  })

test.each([
  ['by the 15th', '15 तारीख तक', '১৫ তারিখের মধ্যে'],
  ['15 December 2026', '१५ दिसंबर २०२६', '15 ডিসেম্বর, 2026'],
  ['on 15.12.2026', '15 दिसंबर 2026 को', '15/12/26 তারিখে'],
  ['December 15 to 17', '15 से 17 दिसंबर', '15 ডিসেম্বর থেকে 17 ডিসেম্বর'],
  ['14, 15 and 16 Dec', '14, 15 और 16 दिस॰', '14, 15 ও 16 ডিসেঃ'],
  ['Rs.16,750', '₹16,750 रुपये', '১৬,৭৫০ টাকা'],
  ['Rs.1.5 lakh', '1,50,000 रुपये', 'দেড় লক্ষ টাকা'],
  ['at 9.40 am', 'सुबह 9:40 बजे', 'সকাল 9:40টায়'],
  ['from 2 to 4 pm', 'दोपहर 2 से शाम 4 बजे तक', 'দুপুর 2টা থেকে বিকেল 4টা'],
  ['14:00', 'दोपहर 2 बजे', '2 pm'],
  ['12 noon', 'दोपहर 12 बजे', 'দুপুর ১২টায়'],
  ['at half past nine', 'साढ़े नौ बजे', 'সকাল 9:30টায়'],
  ['classes VI to X', 'कक्षा 6 से 10', 'VI–X শ্রেণি'],
  ['Closed tomorrow', 'कल बंद है', 'আগামীকাল বন্ধ'],
  [
    'It reopens today. The day after tomorrow is a holiday',
    'आज खुलेगा। परसों अवकाश है',
    'আজ খুলবে। পরশু ছুটি',
  ],
  ['Nowadays, in the rains', 'आजकल, वर्षा में', 'আজকাল, বর্ষাকালে'],
  ['On Saturday, Sundays too', 'शनिवार को, रविवार को भी', 'শনিবার, রবিবারও'],
  ['Mon-Fri', 'सोम-शुक्र', 'সোম থেকে শুক্রবার'],
  ['two labs', 'दो प्रयोगशालाएँ', '2টি পরীক্ষাগার'],
  ['3 houses', 'तीन सदन', 'তিনটি হাউস'],
  ['Call +91 98765 43210', 'फ़ोन: 9876543210', 'ফোন 98765-43210'],
  ['Call 0353 234 5678', '0353-2345678 पर', '03532345678 নম্বরে'],
  ['Rs.500', 'पाँच सौ रुपये', 'পাঁচশো টাকা'],
  ['Rs.1,250', 'एक हज़ार दो सौ पचास रुपये', 'এক হাজার দুশো পঞ্চাশ টাকা'],
  ['twelve hundred and fifty rupees', 'बारह सौ पचास रुपये', '1,250 টাকা'],
  ['sixty-five of 75 days', 'पचहत्तर में से 65 दिन', '৭৫ দিনের মধ্যে পঁয়ষট্টি'],
  ['9:15 am', 'सुबह सवा नौ बजे', 'সকাল সওয়া নটায়'],
  ['twice in a session', 'सत्र में 2 बार', 'শিক্ষাবর্ষে দুবার'],
  ['on the first Saturday', 'पहले शनिवार को', 'প্রথম শনিবার'],
  ['50% for siblings', 'भाई-बहन को आधा', 'ভাইবোনের অর্ধেক'],
  ['25% of the seats', 'एक चौथाई सीटें', 'এক-চতুর্থাংশ আসন'],
  ['two thirds of the class', 'कक्षा के दो-तिहाई', 'ক্লাসের দুই তৃতীয়াংশ'],
  ['Recess of 30 minutes', 'आधे घंटे का मध्यांतर', 'আধ ঘণ্টার টিফিন'],
  ['1½ hours', 'डेढ़ घंटा', 'দেড় ঘণ্টা'],
  ['Rs.5k', 'पाँच हज़ार रुपये', '৫,০০০ টাকা'],
  ['₹2.5L', 'ढाई लाख रुपये', 'আড়াই লাখ টাকা'],
  ['Rs.1.25 crore', 'सवा करोड़ रुपये', 'সওয়া কোটি টাকা'],
  ['₹1,250', 'साढ़े बारह सौ रुपये', 'সাড়ে বারোশো টাকা'],
  ['Rs.900', 'नौ सौ रुपये', 'নয়শো টাকা'],
  ['one thirty pm', 'दोपहर डेढ़ बजे', 'দুপুর দেড়টায়'],
  ['the twenty-sixth of January', '26 जनवरी', 'ছাব্বিশে জানুয়ারি'],
  ['The 50th anniversary', 'पचासवीं वर्षगाँठ', 'পঞ্চাশতম বার্ষিকী'],
  ['The half-yearly examination', 'एक अर्धवार्षिक परीक्षा', 'একটি অর্ধবার্ষিক পরীক্ষা'],
  ['The session 2026-27', 'सत्र 2026-2027', '২০২৬–২৭ শিক্ষাবর্ষ'],
  ['Pay {amount} by day {dueDay}', '{dueDay} तक {amount} दें', '{dueDay} এর মধ্যে {amount} দিন'],
  ['You may come in May', 'आप मई में आ सकते हैं', 'আপনি মে মাসে আসতে পারেন'],
  ['One student and I', 'मैं और एक विद्यार्थी', 'আমি ও এক জন ছাত্র'],
  ['<p>75%</p><a href="/notices/8">of the days</a>', '75 प्रतिशत दिन', '75 শতাংশ দিন'],
])('%s has the figures of its translations', (original, hindi, bengali) => {
  agree(original, hindi)
  agree(original, bengali)
  agree(hindi, bengali)
})

test.each([
  ['a day', 'by 20 December', '15 दिसंबर तक', ['20 December'], ['15 December']],
  [
    'a month',
    '15 January, 25 December',
    '15 दिसंबर, 25 जनवरी',
    ['15 January', '25 December'],
    ['15 December', '25 January'],
  ],
  ['a day near today', 'Closed tomorrow', 'आज बंद', ['tomorrow or yesterday'], ['today']],
  ['a weekday', 'on Saturday', 'শুক্রবার', ['Saturday'], ['Friday']],
  ['a time', 'at 10 am', 'सुबह 9:40 बजे', ['10:00 am'], ['9:40 am']],
  ['half a day', 'at 9 pm', 'सुबह 9 बजे', ['9:00 pm'], ['9:00 am']],
  ['an amount', 'Rs.17,000', '₹16,750', ['17000'], ['16750']],
  ['a class', 'classes VI to IX', 'कक्षा VI से X', ['9'], ['10']],
  ['a word', 'three labs', 'दो प्रयोगशालाएँ', ['3'], ['2']],
  ['an amount in words', 'Rs.500', 'ছয়শো টাকা', ['500'], ['600']],
  ['the first', 'on the first Saturday', 'दूसरे शनिवार को', ['1'], ['2']],
  ['a group of a telephone', '0353 234 5678', '0353 234 5679', ['3532345678'], ['3532345679']],
  ['a number that is new', 'Bring 2 photographs', 'फ़ोटो लाएँ', ['2'], []],
  ['a share', '50% of the fee', 'एक चौथाई शुल्क', ['50'], ['0.25']],
  ['a share in words', 'half the fee', 'ফির এক তৃতীয়াংশ', ['0.5'], ['0.333']],
  ['a share that is a number', '0.5%', '50 प्रतिशत', ['0.5'], ['50']],
  ['a multiple', 'double the fee', 'तिगुना शुल्क', ['2'], ['3']],
  ['a short amount', 'Rs.20k', '২ হাজার টাকা', ['20000'], ['2000']],
  ['a placeholder', 'within {days}', '{hours} में', ['{days}'], ['{hours}']],
  ['a telephone', '98765 43210', '98765 43211', ['9876543210'], ['9876543211']],
  [
    'an item of a list',
    [{ title: 'One', text: 'Rs.5' }],
    [{ title: 'एक', text: '₹6' }],
    ['5'],
    ['6'],
  ],
])('%s that differs is found', (_what, original, translation, ofOriginal, ofTranslation) => {
  expect(findDifference(original, translation)).toEqual({
    original: ofOriginal,
    translation: ofTranslation,
  })
})

const TODAY = '2026-11-24'
const rows: SampleRow[] = [
  sampleRecord('school', TODAY),
  ...listSampleCollections().flatMap((name) => sampleRows(name, TODAY)),
]

test('the translations of the sample have the figures of their originals', () => {
  const texts = rows.flatMap((row) =>
    ((row['translations'] ?? []) as SampleRow[]).flatMap(({ language, ...columns }) =>
      Object.entries(columns).flatMap(([column, text]) =>
        row[column] ? [{ language, original: row[column], text }] : [],
      ),
    ),
  )
  expect(texts.length).toBeGreaterThan(800)
  expect(
    texts.flatMap((each) => {
      const difference = findDifference(each.original, each.text)
      return difference ? [{ ...each, difference }] : []
    }),
  ).toEqual([])
})

test.each([
  ['9–', '9–'],
  ['12,', '12,'],
  ['1', '2'],
  ['<', '1 <'],
  ['VI to ', 'VI to '],
  ['in May ', 'in May '],
  ['1.5 ', '2.5 '],
])('a text of 200,000 letters %j and its translation are compared at once', (one, other) => {
  const long = (text: string) => text.repeat(200_000 / text.length)
  const start = process.cpuUsage()
  findDifference(long(one), long(other))
  expect(process.cpuUsage(start).user).toBeLessThan(3_000_000)
})

test('thousands of figures that differ are a difference', () => {
  const from = (first: number) => Array.from({ length: 20_000 }, (_, at) => first + at).join(' ')
  const start = process.cpuUsage()
  expect(findDifference(from(0), from(0))).toBeNull()
  expect(findDifference(from(0), from(10_000))?.original).toHaveLength(10_000)
  expect(process.cpuUsage(start).user).toBeLessThan(3_000_000)
})
