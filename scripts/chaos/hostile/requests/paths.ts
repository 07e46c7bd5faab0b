import { hrefOf } from '../../../../content/pages/page.ts'
import { pages } from '../../../../content/pages/index.ts'
import { pick, type Random } from '../../random.ts'
import { AWAY, GOALS, ODD, PLACES, QUERIES, UP } from './path-words.ts'

/** What a made-up request is about. */
export type Aims = {
  /** Files that exist, published and not. */
  files: readonly [string, ...string[]]
  /** Nobody may be led to ask there. */
  trap: string
}

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
