import type { PageForm } from '../../enquiries/forms.ts'
import { pick, type Random } from '../../random.ts'

/** A post as bytes, whoever may have written it. */
export type Post = { isByScript: boolean; contentType: string; body: Buffer }

type Part = { head: string; value: string }
type Draft = { boundary: string; contentType: string; parts: Part[]; before: string; end: string }

/** What no log may hold. */
export const CANARY = 'canary-7f3a91'

const STATE = '{"status":"idle","values":{},"errors":[],"message":null}'

const texts = [
  ...['', '5', 'Asha Devi', 'आशा देवी', ' \r\n ', 'a\rb\nc', '\ufeffBOM', '\ufffd', '\0\x07', '😀é'],
  ...['--', '--x\r\n', '\r\n\r\n', '$$5', '$@0', '"', 'name="0"', 'x'.repeat(2_000)],
] as const

const roots = [
  ...['"$@0"', '["$@0"]', '"$F1"', '["$F1","$K1"]', '["$1:__proto__:x","$K1"]', '"$K1"', '[]', ''],
  ...['[{},"$K1","$K1"]', '[{"__proto__":{"x":1}},"$K1"]', '[{"\\u0024F":"\\u0024F1"},"$K1"]'],
  `[${'['.repeat(9_000)}${']'.repeat(9_000)},"$K1"]`,
  '[{"x":"$Q1","y":"$W1","z":"$i1","b":"$B1","d":"$D2026","n":"$n1"},"$K1"]',
] as const

const names = [
  ...['0', '1', '_1_age', '_1_0', 'age', 'stage', '__proto__', 'constructor', 'age[]', 'naïve', ''],
  ...['$ACTION_KEY', '$ACTION_ID_00', '$ACTION_REF_9', '$ACTION_9:0', '$ACTION_1:0', '_2_age'],
] as const

const head = (name: string) => `Content-Disposition: form-data; name="${name}"`

/** What goes wrong with a part, by accident or not; most of it parsers read differently. */
const heads: readonly [(name: string) => string, ...((name: string) => string)[]] = [
  (name) => `${head(name)}; name="0"`,
  (name) => `${head('x')}; name*=utf-8''${name}`,
  (name) => `${head(name)}; filename="a.txt"`,
  (name) => `${head(name)}; filename*=utf-8''a`,
  (name) => `${head(name)}\r\nContent-Type: text/plain; charset=utf-16le`,
  (name) => `${head(name)}\r\nContent-Type: text/plain;charset=UTF-7`,
  (name) => `${head(name)}\r\nContent-Transfer-Encoding: base64`,
  (name) => `${head(name)}\r\n${head('0')}`,
  (name) => `content-disposition: form-data; name="${name}"`,
  (name) => `Content-Disposition: form-data; name=${name}`,
  (name) => `Content-Disposition: form-data;\r\n name="${name}"`,
  (name) => `Content-Disposition: form-data; name="${name}\\""`,
  (name) => `Content-Disposition: attachment; name="${name}"`,
  (name) => `X-Other: 1\r\n${head(name)}`,
  (name) => head(encodeURIComponent(name).replaceAll('_', '%5F')),
  () => 'Content-Disposition: form-data',
]

type Change = (draft: Draft, random: Random) => void

function onePart({ parts }: Draft, random: Random): Part {
  return parts[Math.floor(random() * parts.length)] ?? { head: '', value: '' }
}

const nameOf = (part: Part) => /name="([^"]*)"/.exec(part.head)?.[1] ?? '0'

const insert = ({ parts }: Draft, part: Part, random: Random) =>
  parts.splice(Math.floor(random() * (parts.length + 1)), 0, part)

const changes: readonly [Change, ...Change[]] = [
  (draft, random) => void (onePart(draft, random).value = pick(random, texts)),
  (draft, random) => void (onePart(draft, random).value = pick(random, roots)),
  (draft, random) => void insert(draft, { ...onePart(draft, random) }, random),
  (draft, random) =>
    void insert(draft, { head: head(pick(random, names)), value: pick(random, roots) }, random),
  (draft, random) => {
    const part = onePart(draft, random)
    part.head = pick(random, heads)(nameOf(part))
  },
  (draft, random) => void draft.parts.splice(Math.floor(random() * draft.parts.length), 1),
  (draft, random) => {
    const { boundary } = draft
    const strays = [boundary, `\r\n--${boundary}x`, `\n--${boundary}\n`, `--${boundary}--`] as const
    onePart(draft, random).value += pick(random, strays)
  },
  (draft, random) => {
    const type = `multipart/form-data; boundary=`
    const { boundary } = draft
    draft.contentType = pick(random, [
      `${type}"${boundary}"`,
      `${type}${boundary}; charset=utf-16`,
      `${type}${boundary}; boundary=other`,
      `${type}other; boundary=${boundary}`,
      `${type}${boundary.toUpperCase()}`,
      `multipart/form-data; BOUNDARY=${boundary}`,
      `multipart/form-data;boundary=${boundary}`,
      `${type}${boundary.slice(0, -1)}`,
    ])
  },
  (draft, random) => void (draft.before = pick(random, ['\r\n', 'preamble\r\n', '--', ' '])),
  (draft, random) =>
    void (draft.end = pick(random, ['', '--', '--\r\n\r\n', '-- \r\n', '\r\n', '--epilogue'])),
]

const CHANGED_MOST = 3

/** A post of the form, filled in and then spoilt in up to three ways, or in none. */
export function makePost(random: Random, { hidden }: PageForm): Post {
  const isByScript = random() < 0.5
  const typed = { student_name: CANARY.slice(0, 3), age: pick(random, texts), address: CANARY }
  const values = Object.entries({ form: '', homepage: '', ...typed })
  const shown = hidden.filter(([name]) => name.startsWith('$ACTION'))
  const entries = isByScript
    ? [...values.map(([name, value]) => [`_1_${name}`, value] as const), ['0', `[${STATE},"$K1"]`]]
    : [...shown, ...values]
  const boundary = `----WebKitFormBoundary${Math.floor(random() * 1e15)
    .toString(36)
    .padStart(16, 'x')}`
  const draft: Draft = {
    boundary,
    contentType: `multipart/form-data; boundary=${boundary}`,
    parts: entries.map(([name = '', value = '']) => ({ head: head(name), value })),
    before: '',
    end: '--\r\n',
  }
  const times = Math.floor(random() * (CHANGED_MOST + 1))
  for (let change = 0; change < times; change += 1) pick(random, changes)(draft, random)
  const post = { isByScript, contentType: draft.contentType, body: write(draft) }
  return random() < 0.2 ? { ...post, body: spoilBytes(post.body, random) } : post
}

function write({ boundary, parts, before, end }: Draft): Buffer {
  const written = parts.map((part) => `--${boundary}\r\n${part.head}\r\n\r\n${part.value}\r\n`)
  return Buffer.from(`${before}${written.join('')}--${boundary}${end}`)
}

/** One byte is another, is missing or is there twice. */
function spoilBytes(body: Buffer, random: Random): Buffer {
  const at = Math.floor(random() * body.length)
  const byte = Buffer.from([Math.floor(random() * 256)])
  const kept = pick(random, [at, at + 1])
  return Buffer.concat([body.subarray(0, at), byte, body.subarray(kept)])
}
