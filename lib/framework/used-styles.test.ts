import { namedIn, usedStyles } from './used-styles.ts'

const HTML = `<body><p class="flow md:px-2.5 [&amp;&gt;li]:mt-0">Notices</p><ul><li>1</li></ul>
<script>self.__next_f.push([1,"<h2 class="in-data">"])</script></body>`

const used = (styles: string) => usedStyles(styles, namedIn(HTML))

test.each([
  'p{color:red}',
  '.flow>li+li{color:red}',
  String.raw`.md\:px-2\.5{color:red}`,
  String.raw`.\[\&\>li\]\:mt-0>li{color:red}`,
  '*,:before,::backdrop{color:red}',
  ':focus-visible{color:red}',
  'p:hover{color:red}',
  // What a condition names may be missing.
  'p:not(.missing){color:red}',
  ':where(.missing,.flow) li:nth-child(2n+1){color:red}',
  'body:has(:is(input,.missing):focus) p{color:red}',
  '[class=".missing"] p{color:red}',
  '.missing,.flow{color:red}',
  '@keyframes turn{to{rotate:1turn}}',
  '@font-face{font-family:Mukta}',
  '@media (min-width:48rem){.flow{color:red}}',
  '@layer base{}@layer components{.flow{color:red}}',
  '#main li{color:red}',
])('%s stays', (styles) => expect(used(styles)).toBe(styles))

test.each([
  '.missing{color:red}',
  '.in-data{color:red}',
  'h2{color:red}',
  'p .missing:hover{color:red}',
  '.flow.missing{color:red}',
  String.raw`.md\:px-2{color:red}`,
  'ol:not([class])>li{color:red}',
  '@media print{p{color:red}}',
  '@media (hover:hover){p:hover{color:red}}',
  '@media (min-width:48rem){.missing{color:red}}',
  '@property --gap{syntax:"*";inherits:false}',
])('%s is left out', (styles) => expect(used(styles)).toBe(''))

test('of the variables, those that the rules read', () => {
  const styles = ':root{--gap:1px;--edge:2px}p{margin:var(--gap)}.missing{margin:var(--edge)}'
  expect(used(styles)).toBe(':root{--gap:1px}p{margin:var(--gap)}')
})

test('a layer without rules keeps its place', () =>
  expect(used('@layer components{.missing{color:red}}')).toBe('@layer components{}'))
