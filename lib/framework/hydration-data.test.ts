import { pruneHydrationData } from './hydration-data.ts'

const IN_PAGE = '{"dangerouslySetInnerHTML":{"__html":""}}'
const FRAGMENT = '1:"$Sreact.fragment"\n'
const CLIENT = '2:I[7,["/a.js"],"Menu"]\n'
const menu = (props: string) => `["$","$L2",null,${props}]`

const pruned = (page: string, ...rows: string[]) =>
  pruneHydrationData([FRAGMENT, CLIENT, `0:${page}\n`, ...rows].join(''))
    .replace(FRAGMENT, '')
    .replace(CLIENT, '')

test.each([
  [
    'an element',
    '["$","p",null,{"className":"a","children":"Notices"}]',
    `["$","p",null,${IN_PAGE}]`,
  ],
  [
    'an element in which all is static',
    '["$","ul","k",{"children":[["$","$1","x",{"children":["$","li",null,{}]}],"$$5"]}]',
    `["$","ul",null,${IN_PAGE}]`,
  ],
  [
    'what is around a client component',
    `["$","div","k",{"className":"a","children":[${menu('{}')},["$","p",null,{"children":"Text"}]]}]`,
    `["$","div",null,{"children":[${menu('{}')},["$","p",null,${IN_PAGE}]]}]`,
  ],
  [
    'an element without content',
    '["$","img",null,{"src":"/a.png"}]',
    '["$","img",null,{"src":"/a.png"}]',
  ],
  ['a title in the head', '[["$","title","0",{"children":"Fees"}],"Text"]', '[null,"Text"]'],
  [
    'a part of the router',
    '["$","$L2",null,{"parallelRouterKey":"children","error":"$undefined","notFound":["$","p",null,{}]}]',
    '["$","$L2",null,{"parallelRouterKey":"children"}]',
  ],
  [
    'a style sheet',
    '[["$","link","0",{"rel":"stylesheet","href":"/a.css","precedence":"next"}],"Text"]',
    '[null,"Text"]',
  ],
  [
    'a form with an action',
    '["$","form",null,{"action":"$h9","className":"a","children":["$","p",null,{"children":"a"}]}]',
    `["$","form",null,{"action":"$h9","className":"a","children":["$","p",null,${IN_PAGE}]}]`,
  ],
])('%s', (_what, page, expected) => expect(pruned(page)).toBe(`0:${expected}\n`))

test('what a client component gets is complete, as it may not be in the page', () => {
  const text = '["$","p",null,{"children":"Shown later"}]'
  const page = `["$","div",null,{"children":${menu(`{"panel":${text},"more":"$L3"}`)}}]`
  expect(pruned(page, `3:${text}\n`)).toBe(`0:${page}\n3:${text}\n`)
})

test('rows that only static content needs are left out, others are pruned', () => {
  const page = '["$","main",null,{"children":["$L3","$L4"]}]'
  const rows = [
    '3:["$","p",null,{"children":"$5"}]\n',
    `4:["$","div",null,{"children":${menu('{}')}}]\n`,
    '5:Tc,हिन्',
  ]
  expect(pruned(page, ...rows)).toBe(
    `0:${page}\n3:["$","p",null,${IN_PAGE}]\n4:["$","div",null,{"children":${menu('{}')}}]\n`,
  )
  expect(pruned('["$","p",null,{"children":"$L3"}]', ...rows)).toBe(`0:["$","p",null,${IN_PAGE}]\n`)
})

test('what is loaded is in the page, so nothing is preloaded for hydration', () => {
  const hint = ':HL["/fonts/a.woff2","font",{"crossOrigin":""}]\n'
  expect(pruned('["$","p",null,{"children":"a"}]', hint)).toBe(`0:["$","p",null,${IN_PAGE}]\n`)
})

test('the metadata of Next.js is in the head of the page', () => {
  const boundary = '6:I[8,["/a.js"],"$7"]\n7:"MetadataBoundary"\n'
  const page = '["$","$L6",null,{"children":["$","meta","0",{"name":"a"}]}]'
  expect(pruned(page, boundary)).toBe(`0:["$","$L6",null,{"children":null}]\n${boundary}`)
})

test.each(['0:Z{}\n', '0:[\n', '0:["$","p"', 'no rows'])(
  'data of an unknown kind is left as it is: %s',
  (data) => expect(pruneHydrationData(data)).toBe(data),
)
