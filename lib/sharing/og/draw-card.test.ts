import { getPicture } from '../../../content/pages/pictures.ts'
import { noticeCard } from './card.ts'
import { drawCard } from './draw-card.tsx'
import { drawable } from './card-layout.tsx'

const draw = async (title: string) => {
  const notice = { id: 1, title, date: '2026-11-21' }
  return Buffer.from(await drawCard(noticeCard(notice, { name: 'Palash Vidya Niketan' })))
}

const asked: string[] = []
const realFetch = globalThis.fetch

beforeAll(() => {
  // The layout engine is loaded from a data URL; nothing else may be fetched.
  globalThis.fetch = async (input, options) => {
    const address = input instanceof Request ? input.url : input.toString()
    if (address.startsWith('data:')) return realFetch(input, options)
    asked.push(address)
    throw new Error('No request may leave')
  }
})
afterAll(() => {
  globalThis.fetch = realFetch
})
afterEach(() => {
  expect(asked).toEqual([])
})

test.each([
  'Fees for November: last date 15 November',
  'वार्षिक क्रीड़ा दिवस — क्षेत्रीय प्रतियोगिता',
  'বার্ষিক ক্রীড়া প্রতিযোগিতা',
  'Annual Sports Day: वार्षिक क्रीड़ा दिवस, ₹500 শুল্ক',
  'विद्यालय शीतकालीन अवकाश के पश्चात् पुनः खुलेगा '.repeat(12),
  'விடுமுறை அறிவிப்பு',
  'Holiday 🎉 on Monday',
  'A very long title that goes on and on '.repeat(8),
  'Unbreakable'.repeat(20),
  Array.from({ length: 0x5f }, (_, index) => String.fromCodePoint(0x20 + index)).join(''),
  '₹500 – “half” ‘price’… ½ £ © ® é ß',
])('a card for %s is rendered without a request', async (title) => {
  const picture = await draw(title)
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  expect(picture.length).toBeLessThan(300_000)
})

test('the title of a Hindi or Bengali notice is on its card, correctly shaped', async () => {
  for (const title of ['क्षेत्रीय प्रतियोगिता', 'প্রতিযোগিতা']) {
    const joined = await draw(title)
    const parted = await draw(title.replace(/[\u094d\u09cd]/g, (virama) => `${virama}\u200c`))
    const wordless = await draw('விடுமுறை')
    expect(joined.equals(parted)).toBe(false)
    expect(joined.equals(wordless)).toBe(false)
  }
})

test('every drawable character has a glyph', async () => {
  const signs = Array.from({ length: 0x2100 }, (_, code) => String.fromCharCode(code))
  const covered = signs.filter((sign) => drawable(`a${sign}`, 9) !== null).join('')
  expect(covered.length).toBeGreaterThan(180)
  for (let start = 0; start < covered.length; start += 50) {
    const title = `a${covered.slice(start, start + 50)}`
    const words = { title, label: title, school: title }
    await drawCard({ ...words, name: 'signs', picture: getPicture('books') })
  }
})

test('a text with a missing glyph is not drawn', () => {
  expect(drawable('शीतकालीन', 50)).toBeNull()
  expect(drawable('Party 🎉', 50)).toBeNull()
  expect(drawable('  ', 50)).toBeNull()
  expect(drawable('Rent:\u00a0₹ 500', 50)).toBe('Rent: Rs.500')
  expect(drawable('one two three', 9)).toBe('one two…')
})
