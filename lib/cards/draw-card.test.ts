import { noticesSource } from '../notices/notices.ts'
import { pagesSource } from '../pages/pages.ts'
import { schoolSource } from '../school/school.ts'
import { sectionsSource } from '../sections/sections.ts'
import { storeContent } from '../content/store/store.ts'
import { plainNotice, plainSchool } from '../testing/plain.ts'
import { samplePages } from '../testing/sample-rows.ts'
import { english, localeOf, type Locale } from '../messages/messages.ts'
import rows from '../../sample/pages.json' with { type: 'json' }
import { UNNAMED } from 'school-schema/sample/sample-school'
import { cardHref, noticeCard, pageCard } from './card.ts'
import { cardLayout, drawable } from './card-layout.ts'
import { drawCard, getSharingPicture } from './draw-card.ts'

const draw = (title: string) =>
  drawCard(noticeCard(english, { id: 1, title, date: '2026-11-21' }, plainSchool))

test.each([
  'Fees for November: last date 15 November',
  'Annual Sports Day: वार्षिक क्रीड़ा दिवस, ₹500 বার্ষিক ক্রীড়া প্রতিযোগিতা',
  'विद्यालय शीतकालीन अवकाश के पश्चात् पुनः खुलेगा '.repeat(12),
  'விடுமுறை அறிவிப்பு',
  'W'.repeat(200),
  'क'.repeat(255),
  '',
])('a card for %j is a picture that apps accept', async (title) => {
  const picture = await draw(title)
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  expect(picture.length).toBeLessThan(300_000)
})

test('Hindi and Bengali conjuncts are joined', async () => {
  for (const title of ['क्षेत्रीय प्रतियोगिता', 'প্রতিযোগিতা']) {
    const parted = title.replace(/[\u094d\u09cd]/g, (virama) => `${virama}\u200c`)
    expect((await draw(title)).equals(await draw(parted))).toBe(false)
  }
})

test.each([
  ['🎉🇮🇳 Republic Day 👨‍👩‍👧‍👦', 'Republic Day'],
  ['Holiday 🎉 on Monday', 'Holiday on Monday'],
  ['அறிவிப்பு: Holiday', 'Holiday'],
  ['क्‍ष विद्यालय', 'क्‍ष विद्यालय'],
  ['Rent:\u00a0₹ 500 ½ é', 'Rent: ₹ 500 ½ é'],
  ['விடுமுறை!', ''],
  ['🎉', ''],
])('%j is drawn as %j', (given, expected) => {
  expect(drawable(given)).toBe(expected)
})

test('a card has the colours of the school', async () => {
  const colours = { main: '#1b5e20', accent: '#ffd54f', dark: '#102027' }
  const card = noticeCard(english, plainNotice, plainSchool)
  expect((await drawCard({ ...card, colours })).equals(await drawCard(card))).toBe(false)
})

test('the card of a page or notice in Hindi is the one that its address names', async () => {
  const page = samplePages.find(({ group }) => group)
  if (!page) throw new Error('The sample has no page in a group.')
  storeContent(pagesSource, '', samplePages)
  storeContent(schoolSource, '', plainSchool)
  storeContent(noticesSource, '', [plainNotice])
  for (const find of [
    (locale: Locale) => pageCard(locale, page, plainSchool),
    async (locale: Locale) => noticeCard(locale, plainNotice, plainSchool),
  ]) {
    const [first, hindi] = [await find(english), await find(localeOf('hi'))]
    expect(hindi.label).not.toBe(first.label)
    for (const card of [first, hindi]) {
      const [, file = ''] = /^\/og\/([\w.-]+)\?v=\w+$/.exec(cardHref(card)) ?? []
      expect((await getSharingPicture(file))?.equals(await drawCard(card))).toBe(true)
    }
  }
})

test.each([
  'NCC',
  'Student Council',
  'A & B-Team_2',
  'constructor',
  '__proto__',
  'विद्यार्थी परिषद',
  'notice-1',
])('a page with the name %s has its card in each language', async (name) => {
  const [page] = samplePages
  if (!page) throw new Error('The sample has no page.')
  const named = { ...page, name, path: name === 'विद्यार्थी परिषद' ? '/Council' : `/${name}` }
  storeContent(pagesSource, '', [...samplePages, named])
  storeContent(schoolSource, '', plainSchool)
  storeContent(sectionsSource, '', [])
  for (const language of ['en', 'hi'] as const) {
    const href = cardHref(await pageCard(localeOf(language), named, plainSchool))
    const [, file = ''] = /^\/og\/([\w.-]+)\?v=\w+$/.exec(href) ?? []
    expect((await getSharingPicture(file))?.subarray(1, 4).toString()).toBe('PNG')
  }
})

test.each(['en', 'hi', 'bn'] as const)(
  'in %s, the cards of a school that has cleared the sample name neither it nor a Board',
  async (language) => {
    const record = schoolSource.answer.parse({ name: UNNAMED, board: '' })
    const school = schoolSource.views(record, new Date()).all()
    storeContent(sectionsSource, '', [])
    // These stay with their titles.
    const cards = await Promise.all(
      samplePages.map((page, index) => {
        const translation = rows[index]?.translations.find((each) => each.language === language)
        return pageCard(
          localeOf(language),
          { ...page, title: translation?.title ?? page.title },
          school,
        )
      }),
    )
    expect(cards.length).toBeGreaterThan(50)
    const words = JSON.stringify([
      cards.map(cardLayout),
      noticeCard(localeOf(language), plainNotice, school),
    ])
    expect(words).toContain(UNNAMED)
    expect(words).not.toMatch(/CBSE|Palash|पलाश|পলাশ/i)
    // Nor do they show its building, except a page that chooses it.
    const shown = cards.flatMap(({ picture }, index) => samplePages[index]?.drawing ?? picture.src)
    expect(shown.filter((each) => each.includes('/school-'))).toEqual([])
  },
)
