import { hrefOf } from '../../../../lib/site/href.ts'
import { pages } from '../../../../lib/site/pages.ts'
import { pick, type Random } from '../../random.ts'

/** What a made-up request is about. */
export type Aims = {
  /** Files that exist, published and not. */
  files: readonly [string, ...string[]]
  /** Nobody may be led to ask there. */
  trap: string
}

type Words = readonly [string, ...string[]]

const UP: Words = [
  ...([
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..\\',
    '..%5c',
    '%252e%252e%252f',
    '..;/',
  ] as const),
  ...['%c0%ae%c0%ae/', '....//', '..%00/', '%uff0e%uff0e/', '..%u2215', '.%2e/', '%2e./', '..//'],
  ...['..%c1%9c', '%e0%80%ae%e0%80%ae/', '..%ef%bc%8f', '/./../', '%5c..%5c', '..%0a/'],
]
const GOALS: Words = [
  ...(['etc/passwd', '.env', '.data/secrets.json', 'package.json', 'next.config.js'] as const),
  ...['.next/BUILD_ID', '.next/prerender-manifest.json', 'proc/self/environ', '.git/config'],
  ...[
    'lib/env/site.ts',
    'users/me',
    'items/admission',
    'server/info',
    'graphql',
    'windows/win.ini',
  ],
]
const PLACES: Words = [
  ...([
    '/',
    '/assets/',
    '/_next/static/',
    '/_next/static/chunks/',
    '/_next/data/',
    '/docs/',
  ] as const),
  ...['/notices/', '/notices/archive/', '/og/', '/tables/', '/preview/', '/api/', '/pictures/'],
  ...['/fonts/', '/_next/image/', '/public/', '/.well-known/', '/asked/', '/calendar.ics/'],
]
const AWAY: Words = [
  ...([
    '//evil.test',
    '/\\evil.test',
    '/%2f%2fevil.test',
    '/%5cevil.test',
    '///evil.test',
  ] as const),
  ...['/%09/evil.test', '/%0d%0alocation:%20//evil.test', '//evil.test/%2e%2e', '/.//evil.test'],
  ...['/evil.test//..//', '//evil.test:80', '//user@evil.test', '/;@evil.test', '//%65vil.test'],
  ...['/notices/..//evil.test', '//evil.test/Faculty/', '/\t/evil.test', '/https://evil.test'],
  ...[
    '//evil.test/aboutus',
    '/aboutus//evil.test',
    '/About Us//evil.test/..',
    '//evil%E3%80%82test',
  ],
]
const ODD: Words = [
  ...([
    '/%',
    '/%zz',
    '/%00',
    '/%ff',
    '/%E0%A4%A',
    '/a%0d%0ab',
    '/%u0041',
    '/~',
    '/.',
    '/..',
  ] as const),
  ...['/index', '/index.html', '/index.php', '/wp-login.php', '/.env', '/_next', '/_next/', '/404'],
  ...[
    '/500',
    '/_error',
    '/_not-found',
    '/api',
    '/server-status',
    '/admin',
    '/graphql',
    '/*',
    '/[page]',
  ],
  ...[
    '/asked/notices',
    '/asked/%',
    '/preview/%',
    '/Faculty/x.css',
    '/Faculty;.css',
    '/Faculty%0a.js',
  ],
  ...[
    '/notices/1e9',
    '/notices/-1',
    '/notices/0x1',
    '/notices/1.0',
    '/notices/９',
    '/notices/archive/x',
  ],
  ...[
    '/og/x.png',
    '/og/notice-99999999.png',
    '/tables/x.csv',
    '/tables/%2e%2e.csv',
    '/constructor',
  ],
  ...['/__proto__', '/toString', '/notices/__proto__', '/tables/__proto__', '/og/__proto__'],
  ...[
    '/notices/archive/__proto__',
    '/notices/archive/constructor',
    '/preview/enter?path=//evil.test',
  ],
]
const QUERIES: Words = [
  ...([
    '',
    '',
    '',
    '?',
    '?_rsc=1',
    '?_rsc=%',
    '?%',
    '?x=%E0%A4%A',
    '?a=1&a=2&a[]=3',
    '?__proto__[x]=1',
  ] as const),
  ...[
    '?nxtPpage=x',
    '?nxtIpage=x',
    '?__nextLocale=x',
    '?__nextDataReq=1',
    '?__nextDefaultLocale=..',
  ],
  ...[
    '?next=//evil.test',
    '?url=https://evil.test',
    '?redirect=//evil.test',
    '?q=%00',
    '?q[]=fees',
  ],
  ...[
    '?access_token=x',
    '?download',
    '?w=320',
    '?w=1e3',
    '?w=320%00',
    '?w=__proto__',
    '?v=1&key=w320',
  ],
  ...[
    '?w=320&w=640',
    '?key=system-large-contain',
    '?transforms=[["resize",9]]',
    '?w=0x140',
    '?#',
    '?class=%',
  ],
]

const encodeSome = (text: string, random: Random) =>
  [...text]
    .map((letter) => {
      const code = letter.charCodeAt(0)
      return random() < 0.12 && code < 128 ? `%${code.toString(16).padStart(2, '0')}` : letter
    })
    .join('')

function strangeFile(random: Random, { files, trap }: Aims): string {
  const id = pick(random, files)
  const forms = [
    ...[
      id,
      id.toUpperCase(),
      `{${id}}`,
      `${id}/`,
      `${id}/../../users/me`,
      `${id}%2f..%2f..%2fusers`,
    ],
    ...[
      `${id}.webp`,
      `${id}%00`,
      `${id};.png`,
      `${id}?`,
      `${id}%3faccess_token=x`,
      `@${trap}/${id}`,
    ],
    ...[
      `http:%2f%2f${trap}%2f${id}`,
      `//${trap}/${id}`,
      `http://${trap}/`,
      `%40${trap}`,
      `..@${trap}`,
    ],
    ...['169.254.169.254', '::ffff:7f00:1', '2130706433', '0x7f000001', `#@${trap}`, `${trap}%23`],
  ]
  return `/assets/${forms[Math.floor(random() * forms.length)]}`
}

/** An address that nobody was given. */
export function makePath(random: Random, aims: Aims): string {
  const page = () => hrefOf(pages[Math.floor(random() * pages.length)] ?? { path: '/' })
  const ups = () => pick(random, UP).repeat(1 + Math.floor(random() * 8))
  const path = pick<() => string>(random, [
    () => pick(random, PLACES) + ups() + pick(random, GOALS),
    () => pick(random, PLACES) + ups() + pick(random, GOALS),
    () => strangeFile(random, aims),
    () => strangeFile(random, aims),
    () => pick(random, AWAY),
    () => pick(random, ODD),
    () => page(),
    () =>
      page() + pick(random, ['/', '//', '/.', '%20', '%00', '.json', '.rsc', '.txt', '/%', '\\']),
    () => encodeSome(page(), random),
    () => pick(random, ['//', '/./', '/x/../', '/%2e/']) + page().slice(1),
    () => `/${'a'.repeat(Math.floor(random() * 6_000))}`,
    () => `/${'a/'.repeat(Math.floor(random() * 500))}`,
    () => String.fromCharCode(...Array.from({ length: 12 }, () => 33 + Math.floor(random() * 94))),
  ])()
  return encodeURI(path).replaceAll('%25', '%') + pick(random, QUERIES)
}
