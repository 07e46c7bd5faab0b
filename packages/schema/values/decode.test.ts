import { decode } from './decode.ts'

const hindi = 'विद्यालय में प्रवेश। '
const bytes = (...parts: (string | number)[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.of(part))),
  )
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()

test.each<[string, Uint8Array, string, number]>([
  ['one wrong byte', bytes(hindi, 'Principal', 0x92, 's office'), `${hindi}Principal’s office`, 1],
  ['more wrong bytes than others', bytes('é', 0x92, ' ', 0x92, 0xe9), 'é’ ’é', 3],
  ['Windows-1252', bytes('Fees ', 0x93, 'A', 0x94), 'Fees “A”', 2],
  ['a mark', bytes('\uFEFF', hindi), hindi, 0],
  ['a mark and a wrong byte', bytes('\uFEFFA', 0x92), 'A’', 1],
  ['UTF-16', Buffer.from(`\uFEFF${hindi}`, 'utf16le'), hindi, 0],
  ['UTF-16BE', utf16be(`\uFEFF${hindi}`), hindi, 0],
  ['UTF-16 without a mark', Buffer.from(`<p>${hindi}</p>`, 'utf16le'), `<p>${hindi}</p>`, 0],
  ['UTF-16BE without a mark', utf16be('Name,Post\n'), 'Name,Post\n', 0],
  [
    'what pages for an old font declare',
    bytes('<meta charset=x-user-defined>caf', 0xe9),
    '<meta charset=x-user-defined>café',
    1,
  ],
  [
    'declared Latin 1',
    bytes('<meta charset=iso-8859-1>caf', 0xe9),
    '<meta charset=iso-8859-1>café',
    0,
  ],
  [
    'declared Cyrillic',
    bytes('<?xml version="1.0" encoding="windows-1251"?>', 0xd8),
    '<?xml version="1.0" encoding="windows-1251"?>Ш',
    0,
  ],
  [
    'a wrong declaration',
    bytes('<meta charset=windows-1251>', hindi),
    `<meta charset=windows-1251>${hindi}`,
    0,
  ],
  ['an unknown declaration', bytes('<meta charset=x-none>', 0xe9), '<meta charset=x-none>é', 1],
])('%s is read', (_, given, text, guessed) => {
  expect(decode(given)).toMatchObject({ text, guessed })
})
