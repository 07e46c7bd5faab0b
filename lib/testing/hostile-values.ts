import fc from 'fast-check'

const MEGABYTE = 1_000_000

const nested = (open: string, levels: number) => open.repeat(levels)

/** HTML that is deep, wide or long, up to the payload limit of the CMS. */
const markup = fc
  .tuple(
    fc.constantFrom('<b>', '<div>', '<blockquote>', '<ul><li>', '<table><tr><td>', '<svg>', '<a>x'),
    fc.constantFrom(33, 800, 3_000, 30_000),
  )
  .map(([open, levels]) => nested(open, Math.min(levels, MEGABYTE / open.length)))

const strange = fc.constantFrom(
  '\ud800',
  'a\udfff b',
  '\0',
  '\u202eabc\u202c',
  'e\u0301'.repeat(500),
  '𠮷👩‍👩‍👧‍👦',
  '\ufeff',
  '2026-13-45',
  'NaN',
  '-0',
  '1e999',
  '',
  ' ',
  '0x1F',
  '&lt;b&gt;',
  ']]>',
  'x'.repeat(MEGABYTE),
  nested('[', 100_000),
  nested('{"a":', 100_000),
  '//evil.example',
  '/assets/../x',
)

const deep = fc
  .constantFrom(40, 1_000, 100_000)
  .map((levels): unknown => JSON.parse(nested('[', levels) + nested(']', levels)))

/** Values of any type in a JSON response. */
export const answeredValues = fc.oneof(
  markup,
  strange,
  deep,
  fc.boolean(),
  fc.integer(),
  fc.constant(null),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fc.integer()),
  fc.object(),
)
