import { listedWords } from './listed-words.ts'
import { lostPasswords } from './lost-passwords.ts'
import { plain } from './plain.ts'
import { weaknessOf } from './weakness.ts'

const lost = lostPasswords()
const words = listedWords([
  'Palash Vidya Niketan',
  'Ward 12, Sanchi Road, Raisen 464551',
  null,
  'asha.verma@school.example',
])
const weaknessHere = (password: string) => weaknessOf(password, words, lost)

test('the list holds more than the 3,000 commonest that are long enough for us', () => {
  expect(lost.whole.size).toBeGreaterThan(9000)
  expect(lost.parts.length).toBeGreaterThan(700)
})

test.each(['1qaz2wsx3edc4rfv', 'PolniyPizdec0211', 'lhbjkjubz2957704', 'q1w2e3r4t5y6u7i8'])(
  '%s is a password that others have lost',
  (password) => {
    expect(weaknessHere(password)).toContain('on the lists')
    expect(weaknessHere(password.toUpperCase())).toContain('on the lists')
  },
)

test.each([
  'PalashVidyaNiketan',
  'PalashVidyaNiketan#2026',
  'P@l@shN1ketan2026!',
  'Raisen-464551-Raisen',
  'Asha.Verma.1987!',
  'School-Admin-2026',
  'directusdirectus1',
])('%s is made of words that are listed', (password) => {
  expect(weaknessHere(password)).toContain('easily guessed')
})

test.each([
  ...['password1234567', 'Admin@1234567890', 'sunshine sunshine sunshine', 'P@ssw0rdP@ssw0rd'],
  ...['abcabcabcabcabcab', 'xyxyxyxyxyxyxyxyxy', 'iloveyou-1234567'],
])('%s is put together from what is tried first', (password) => {
  expect(weaknessHere(password)).not.toBeNull()
})

test('too little is too little', () => {
  expect(weaknessHere('kite mango tuba')).toBeNull()
  expect(weaknessHere('kite mango tub')).toContain('15 characters or more')
})

test.each([
  ...['red kite over the old mango', 'palash trees bloom beside my window'],
  ...['hcmzS4xJgqVYtGZr6d3kQw', 'correct horse battery staple', 'आज मौसम बहुत अच्छा है'],
  ...['3f0c1b52-8d0e-4a5f-9d0a-5c1f7b2e6a11', 'a-long-passphrase-for-tests'],
])('%s may be used', (password) => {
  expect(weaknessHere(password)).toBeNull()
})

test('one of a megabyte is judged by its beginning', () => {
  expect(weaknessHere('ab'.repeat(500_000))).toContain('easily guessed')
  expect(weaknessHere(`${crypto.randomUUID()}${'ab'.repeat(500_000)}`)).toBeNull()
})

test('no reason repeats the password', () => {
  for (const password of ['Xq7', 'PalashVidyaNiketan#2026', '1qaz2wsx3edc4rfv'])
    expect(weaknessHere(password)).not.toContain(password)
})

test('words are taken from texts, short ones left, and compared as they are meant', () => {
  expect(listedWords(['St. Anne’s, Goa 403001', 7])).toEqual(
    expect.arrayContaining(['anne', plain('403001'), 'directus']),
  )
  expect(listedWords(['St. Anne’s, Goa 403001'])).not.toContain('goa')
})
