import { createLexicon } from './lexicon.ts'
import { soundOf } from './sound.ts'

test.each([
  ['principal', 'prinsipal', 'प्रिंसिपल', 'প্রিন্সিপাল'],
  ['teacher', 'ticher', 'टीचर', 'টিচার'],
  ['uniform', 'yuniform', 'यूनिफ़ॉर्म', 'ইউনিফর্ম'],
  ['computer', 'komputar', 'कंप्यूटर', 'কম্পিউটার'],
  ['transport', 'transport', 'ट्रांसपोर्ट', 'ট্রান্সপোর্ট'],
  ['driver', 'draivar', 'ड्राइवर', 'ড্রাইভার'],
  ['hostel', 'hostal', 'हॉस्टल', 'হস্টেল'],
  ['office', 'offis', 'ऑफ़िस', 'অফিস'],
])('%s sounds the same in each spelling', (word, ...others) => {
  expect(others.map(soundOf)).toEqual(others.map(() => soundOf(word)))
})

const correct = createLexicon(
  new Set(['transport', 'office', 'karate', 'house', 'reading', 'note']),
)

test.each([
  ['ট্রান্সপোর্ট', 'transport'],
  ['ऑफ़िस', 'office'],
  ['ofice', 'office'],
  ['karatay', 'karate'],
  ['scool', 'school'],
  ['calendor', 'calendar'],
  ['admishan', 'admission'],
])('%s stands for %s', (word, meant) => {
  expect(correct(word)).toBe(meant)
})

test.each(['house', 'horse', 'riding', 'neet', 'gym', 'canteen', 'बम', 'xyzzy', ''])(
  '%j is left as it is',
  (word) => {
    expect(correct(word)).toBe(word)
  },
)
