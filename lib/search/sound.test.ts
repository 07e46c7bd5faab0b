import { createLexicon } from './lexicon.ts'
import { isHeardAs } from './sound.ts'
import { termOf } from './words.ts'

test.each([
  ['principal', 'prinsipal', 'प्रिंसिपल', 'প্রিন্সিপাল'],
  ['teacher', 'ticher', 'टीचर', 'টিচার'],
  ['uniform', 'yuniform', 'यूनिफ़ॉर्म', 'ইউনিফর্ম'],
  ['computer', 'komputar', 'कंप्यूटर', 'কম্পিউটার'],
  ['transport', 'transport', 'ट्रांसपोर्ट', 'ট্রান্সপোর্ট'],
  ['driver', 'draivar', 'ड्राइवर', 'ড্রাইভার', 'ड्रायवर'],
  ['birth', 'barth', 'बर्थ', 'বার্থ'],
  ['office', 'ofis', 'आफिस', 'অফিস'],
  ['sexual', 'seksual', 'सेक्सुअल'],
  ['update', 'updet', 'अपडेट', 'আপডেট'],
  ['hostel', 'hostal', 'हॉस्टल', 'হস্টেল'],
  ['office', 'offis', 'ऑफ़िस', 'অফিস'],
  ['committee', 'comittee', 'कमेटी', 'কমিটি'],
  ['admission', 'admishan', 'एडमिशन', 'অ্যাডমিশন'],
  ['पुस्तकालय', 'pustakalaya', 'pustakalay', 'পুস্তকালয়'],
  ['परीक्षा', 'parikhsa', 'pareeksha', 'পরীক্ষা'],
])('%s is heard in each spelling', (word, ...spellings) => {
  expect(spellings.filter((spelling) => !isHeardAs(spelling, word))).toEqual([])
})

test.each([
  ['व्यवस्था', 'website'],
  ['बोलना', 'বুলিং'],
  ['पढ़ाते', 'পদ্ধতি'],
  ['खराब', 'curb'],
  ['नतून', 'नीतियाँ'],
  ['python', 'পাঠান'],
  ['engine', 'आंगन'],
  ['quality', 'खुलती'],
  ['বেতার', 'water'],
  ['শীতল', 'shuttle'],
  ['क्लेश', 'class'],
  ['সাবান', 'seven'],
  ['কলসি', 'close'],
  ['ईंट', 'unit'],
  ['लहसुन', 'lesson'],
  ['मटर', 'mother'],
  ['রসুন', 'reason'],
  ['समत', 'smt'],
  ['प्रणाम', 'परिणाम'],
  ['दशहरा', 'दूसरा'],
  ['चालाक', 'चालक'],
  ['बटन', 'beaten'],
  ['परसों', 'price'],
  ['प्रेस', 'price'],
  ['अमल', 'email'],
  ['अपन', 'open'],
  ['अब्बास', 'abuse'],
  ['বাগান', 'begin'],
  ['भनक', 'bank'],
  ['नीरस', 'nurse'],
  ['साँस', 'science'],
  ['আওরাস', 'erase'],
])('%s is not heard as %s', (word, other) => {
  expect(isHeardAs(word, other)).toBe(false)
})

const correct = createLexicon(
  new Set([
    'transport',
    'office',
    'karate',
    'share',
    'house',
    'apply',
    'posh',
    'note',
    'कानून',
    'वरदान',
  ]),
)

test.each([
  ['ট্রান্সপোর্ট', 'transport'],
  ['ऑफ़िस', 'office'],
  ['ofice', 'office'],
  ['karatay', 'karate'],
  ['scool', 'school'],
  ['calendor', 'calendar'],
  ['admishan', 'admission'],
  ['vardaan', 'वरदान'],
  ['नियमकक्षा', 'नियम'],
  ['paying', 'pay'],
  ['porikkhar', 'exam'],
  ['অভিজোগ', 'complaint'],
  ['লাইবেরি', 'library'],
  ['हाजरी', 'attendance'],
  ['जनम', 'birth'],
])('%s is corrected to %s', (word, meant) => {
  expect(termOf(correct(word))).toBe(termOf(meant))
})

test.each([
  'house',
  'horse',
  'riding',
  'neet',
  'gym',
  'canteen',
  'border',
  'parking',
  'खर्राटे',
  'करात',
  'saree',
  'प्रदेश',
  'apple',
  'push',
  'बम',
  'xyzzy',
  '',
])('%j is left as it is', (word) => {
  expect(correct(word)).toBe(word)
})
