import { plainFile as file } from '../testing/plain.ts'
import { fileKind, formatBytes } from '../messages/values.ts'
import { captionOf, downloadHref, pictureHref, srcSetOf } from './file.ts'
import { internationalPhone, whatsappHref } from './phone.ts'
import { headingsFrom } from './slug.ts'
import { english } from '../messages/messages.ts'

test.each([
  [0, '1 kB'],
  [38_400, '38 kB'],
  [1_340_000, '1.3 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})

test.each([
  ['0353 000 0000', '+913530000000'],
  ['03712-250000, 250001', '+913712250000'],
  ['+91 98765 43210', '+919876543210'],
  ['98765 43210 / 98765 43211', '+919876543210'],
  ['1098', null],
])('%s is %s abroad', (phone, number) => {
  expect(internationalPhone(phone)).toBe(number)
})

test('a file has its type, and another address when it is replaced', () => {
  expect(fileKind(english, file)).toBe('PDF, 38 kB')
  expect(fileKind(english, { type: 'image/jpeg', bytes: 5_900_000 })).toBe('Picture')
  expect(fileKind(english, { type: 'x/y', bytes: null })).toBe('File')
  expect(downloadHref(file)).toMatch(/^\/assets\/[-0-9]+\?download&v=\d+$/)
  expect(pictureHref(file, 640)).toMatch(/\?w=640&v=\d+$/)
})

test.each([
  'Morning assembly in the courtyard',
  'Sports day 2025',
  'वार्षिक उत्सव 2025',
  'Photo of the winners',
])('"%s" is a caption', (title) => {
  expect(captionOf({ title })).toBe(title)
})

test.each([
  'Img 20250114 Wa0012',
  'Pxl 20240102 093011123',
  'IMG_0001 (2).jpg',
  'WhatsApp Image 2025 01 14 at 10.22.33 AM',
  '20250114 102233',
  ' ',
])('"%s" is only a file name', (title) => {
  expect(captionOf({ title })).toBeNull()
})

const ADDRESS = 'https://school.example/notices/7'

test.each(['Fees & fines: 50% + 5?', 'क्रीड़ा दिवस #1', '"Tea" <b>'])(
  'a WhatsApp message contains %s and the address',
  (title) => {
    const { host, searchParams } = new URL(whatsappHref(title, ADDRESS))
    expect(host).toBe('wa.me')
    expect(searchParams.get('text')).toBe(`${title}\n${ADDRESS}`)
  },
)

test('an unpaired surrogate in a title does not break the page', () => {
  expect(whatsappHref('a\ud83c', ADDRESS)).toContain('a%EF%BF%BD')
})

test('an id is derived from a heading in any script', () => {
  const texts = ['Documents to bring', 'Step by step!', 'शुल्क कब दें', '…']
  expect(headingsFrom(texts).map(({ id }) => id)).toEqual([
    'text-documents-to-bring',
    'text-step-by-step',
    'text-शुल्क-कब-दें',
    'text-',
  ])
})

test('headings with the same text have different ids', () => {
  expect(headingsFrom(['Fees', 'fees', 'Fees', 'Fees 2']).map(({ id }) => id)).toEqual([
    'text-fees',
    'text-fees--2',
    'text-fees--3',
    'text-fees-2',
  ])
})

test.each([
  ['landscape', 1600, 1067, '320w 640w 960w'],
  ['upright, which the CMS makes narrower', 1200, 1600, '240w 480w 720w'],
  ['upright and small', 300, 400, '240w 300w'],
  ['small, which the CMS does not enlarge', 400, 267, '320w 400w'],
  ['without a size', null, null, '320w 640w 960w'],
])('a picture that is %s has the sizes that it says', (_what, width, height, sizes) => {
  const set = srcSetOf({ id: 'a', version: '0', width, height }, [320, 640, 960])
  expect(set.match(/\d+w(?=,|$)/g)?.join(' ')).toBe(sizes)
})
