import type { Language } from 'school-schema/languages'
import { english } from '../messages/messages.ts'
import { describePage, homeTitle, openGraphLocale } from './metadata.ts'
import { postalAddress } from './page-data.ts'

const school = {
  name: 'Palash Vidya Niketan',
  address: 'Palash Road, Palashpur, West Bengal 073107',
}

test('a short description gets the school’s name, a long one is cut between words', () => {
  expect(describePage('What is on.', school)).toBe(
    'What is on. Palash Vidya Niketan, Palash Road, Palashpur, West Bengal 073107.',
  )
  const cut = describePage(`Notice:\n ${'holiday, '.repeat(40)}`, school)
  expect(cut).toMatch(/^Notice: holiday,.* holiday…$/)
  expect(cut.length).toBeLessThanOrEqual(160)
  expect(describePage('x'.repeat(400), school)).toHaveLength(160)
})

test.each([
  ['Palashpur', 'CBSE', 'Palash Vidya Niketan | CBSE school in Palashpur'],
  [null, 'CBSE', 'Palash Vidya Niketan | CBSE school'],
  ['Palashpur', null, 'Palash Vidya Niketan | School in Palashpur'],
])('the title of the home page of a school in %s, of the board %s', (town, board, title) => {
  expect(homeTitle(english, { ...school, town, board })).toBe(title)
})

test.each<[page: Language, translations: Language[], title: string, locale: string]>([
  ['en', ['hi', 'bn'], 'Palash Vidya Niketan', 'en_IN'],
  ['en', [], 'খেলা', 'bn_IN'],
  ['hi', ['hi', 'bn'], 'Palash Vidya Niketan', 'hi_IN'],
  ['bn', ['hi', 'bn'], 'বিজ্ঞপ্তি', 'bn_IN'],
  ['bn', ['hi'], 'Sports day', 'en_IN'],
])('a page at %s with the translations %j and the title %s is shared as %s', (page, ...given) => {
  const [translations, title, locale] = given
  expect(openGraphLocale(page, translations, title)).toBe(locale)
})

test.each([
  {
    place: {
      address: 'Palash Road, Palashpur, West Bengal 073107',
      town: 'Palashpur',
      state: 'West Bengal',
    },
    parts: {
      streetAddress: 'Palash Road',
      addressLocality: 'Palashpur',
      addressRegion: 'West Bengal',
    },
    postalCode: '073107',
  },
  {
    place: { address: 'P.O. Rampur, Nagaon, Assam - 782 001', town: 'Nagaon', state: 'Assam' },
    parts: { streetAddress: 'P.O. Rampur', addressLocality: 'Nagaon', addressRegion: 'Assam' },
    postalCode: '782001',
  },
  {
    place: { address: 'Hill Road, Tezpur 784001', town: null, state: null },
    parts: { streetAddress: 'Hill Road, Tezpur 784001' },
    postalCode: '784001',
  },
])('the postal address $place.address', ({ place, parts, postalCode }) => {
  const country = { '@type': 'PostalAddress', addressCountry: 'IN' }
  expect(postalAddress(place)).toEqual({ ...country, ...parts, postalCode })
})
