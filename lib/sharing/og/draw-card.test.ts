import { plainNotice, plainSchool } from '../../content/testing/plain.ts'
import { noticeCard } from './card.ts'
import { drawable } from './card-layout.ts'
import { drawCard } from './draw-card.ts'

const draw = (title: string) =>
  drawCard(noticeCard({ id: 1, title, date: '2026-11-21' }, plainSchool))

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
  const card = noticeCard(plainNotice, plainSchool)
  expect((await drawCard({ ...card, colours })).equals(await drawCard(card))).toBe(false)
})
