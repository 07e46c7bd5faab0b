import { pick, type Random } from '../../random.ts'

type Mutation = (text: string, random: Random) => string

const place = (text: string, random: Random) => Math.floor(random() * (text.length + 1))

const insert: Mutation = (text, random) => {
  const at = place(text, random)
  const signs = [
    '\u0000',
    '\t',
    '\n',
    '\r',
    '\f',
    '\u000b',
    '\u00a0',
    '\u00ad',
    '\u200b',
    '\ufeff',
  ] as const
  const more = ['/', '<', '>', '"', "'", '&', '--', '\u202e', '\ud800', '<!---->', '</p>'] as const
  return text.slice(0, at) + pick(random, [...signs, ...more]) + text.slice(at)
}

const recase: Mutation = (text, random) =>
  text.replaceAll(/<\/?[a-z-]+|\bon[a-z]+(?==)/gi, (word) =>
    [...word]
      .map((letter) => (random() < 0.5 ? letter.toUpperCase() : letter.toLowerCase()))
      .join(''),
  )

/** Writes some letters of attributes' values as references, with and without their end. */
const encode: Mutation = (text, random) =>
  text.replaceAll(/=("?)([^">]+)/g, (_, quote: string, value: string) => {
    const letters = [...value].map((letter) => {
      const code = letter.codePointAt(0) ?? 0
      if (random() < 0.6) return letter
      return pick(random, [
        `&#${code};`,
        `&#x${code.toString(16)};`,
        `&#${String(code).padStart(9, '0')}`,
      ])
    })
    return `=${quote}${letters.join('')}`
  })

const cut: Mutation = (text, random) => text.slice(0, Math.max(9, place(text, random)))

const nests = [
  ...['svg', 'math', 'table', 'select', 'p', 'a', 'b', 'form', 'template', 'noscript', 'style'],
  ...['title', 'textarea', 'button', 'td', 'li', 'svg><foreignobject', 'math><mtext', 'svg><desc'],
] as const

const wrap: Mutation = (text, random) => {
  const outer = pick(random, nests as unknown as readonly [string, ...string[]])
  return pick(random, [`<${outer}>${text}`, `<${outer}>${text}</${outer}>`, `</${outer}>${text}`])
}

const double: Mutation = (text) => text + text

const attribute: Mutation = (text, random) =>
  text.replace(/<([a-z]+)[\s/]/i, (tag) => {
    const more = [
      'src=x ',
      'href=# ',
      'onerror=x ',
      'id=body ',
      'title="<b>" ',
      'x=`" ',
      '="" ',
    ] as const
    return tag + pick(random, more)
  })

const underText: Mutation = (text, random) =>
  pick(random, [
    `<p>Dear parents,</p>${text}`,
    `${text}<p>The Principal</p>`,
    `<ul><li>${text}</ul>`,
  ])

const mutations: readonly [Mutation, ...Mutation[]] = [
  ...([insert, recase, encode, cut, wrap, double, attribute, underText] as const),
]

/** Alters a text up to three times, often not at all. */
export function mutate(text: string, random: Random): string {
  const times = Math.floor(random() * 4)
  let mutated = text
  for (let done = 0; done < times; done += 1) mutated = pick(random, mutations)(mutated, random)
  return mutated
}
