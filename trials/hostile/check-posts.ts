import fc from 'fast-check'
import { withProgress, printLine } from '../../scripts/launcher/progress.mjs'
import { readForms, type PageForm } from '../../e2e/support/enquiry-forms.ts'
import { inParallel } from '../lib/flow.ts'
import { streamOf } from '../lib/random.ts'

const CONCURRENCY = 8
const MAX_EXAMPLES = 3
/** What no log may contain. */
const CANARY = 'canary-7f3a91'

const NESTED = '['.repeat(9_000) + ']'.repeat(9_000)

/** A post as bytes. */
type Post = { contentType: string; body: Buffer }
type Part = { head: string; value: string }

const headOf = (name: string) => `Content-Disposition: form-data; name="${name}"`
const value = fc.constantFrom(
  '',
  'आशा देवी',
  ' \r\n ',
  '\0\u0007',
  '--x\r\n',
  '$@0',
  'x'.repeat(2_000),
  '"$@0"',
  '["$F1"]',
  '["$1:__proto__:x"]',
  '[{"__proto__":{"x":1}}]',
  NESTED,
)
const head = fc.constantFrom(
  ...'0 1 _1_age _1_0 stage __proto__ age[] $ACTION_ID_00 $ACTION_9:0 $ACTION_1:0'
    .split(' ')
    .map(headOf),
  `${headOf('age')}; filename="a.txt"`,
  `${headOf('age')}; name="0"`,
  `${headOf('age')}\r\nContent-Type: text/plain; charset=utf-16le`,
  `${headOf('age')}\r\nContent-Transfer-Encoding: base64`,
  'Content-Disposition: attachment; name="age"',
  'Content-Disposition: form-data',
)

/** Errors and attacks; parsers disagree about most of the results. */
const change = fc.tuple(fc.nat(), fc.constantFrom('value', 'head', 'insert', 'remove'), head, value)

/** A post of the form, filled in, then changed up to three times, and sometimes cut. */
function postOf({ hidden }: PageForm): fc.Arbitrary<Post> {
  const actions = hidden.filter(([name]) => name.startsWith('$ACTION'))
  const given = fc.record({
    changes: fc.array(change, { maxLength: 3 }),
    charset: fc.constantFrom('', '', '; charset=utf-16', '; boundary=other'),
    kept: fc.constantFrom(1, 1, 1, 0.9, 0.5),
  })
  return given.map(({ changes, charset, kept }) => {
    const typed = Object.entries({ student_name: 'x', age: '', address: CANARY })
    const parts = [...actions, ...typed].map(([name, text]): Part => ({
      head: headOf(name),
      value: text,
    }))
    for (const [number, kind, newHead, newValue] of changes) {
      const at = number % parts.length
      const part = parts[at] ?? { head: newHead, value: newValue }
      if (kind === 'value') part.value = newValue
      else if (kind === 'head') part.head = newHead
      else if (kind === 'insert') parts.splice(at, 0, { head: newHead, value: newValue })
      else if (parts.length > 1) parts.splice(at, 1)
    }
    const boundary = '----WebKitFormBoundaryxxxxxxxxxxxx'
    const text = parts.map((part) => `--${boundary}\r\n${part.head}\r\n\r\n${part.value}\r\n`)
    const body = Buffer.from(`${text.join('')}--${boundary}--\r\n`)
    const contentType = `multipart/form-data; boundary=${boundary}${charset}`
    return { contentType, body: body.subarray(0, body.length * kept) }
  })
}

type Options = { siteUrl: string; count: number; output: readonly string[] }

/**
 * Posts bodies that no browser writes; none is a valid enquiry. Returns the faults: failures of the
 * server, posted content in the site's output.
 */
export async function checkPosts(options: Options, seed: number): Promise<string[]> {
  const { siteUrl, count, output } = options
  const form = (await readForms(siteUrl)).admission_form
  const next = streamOf(postOf(form), seed)
  const faults: string[] = []
  const statuses = new Map<number, number>()
  await withProgress(`Posting ${count} bodies`, () =>
    inParallel(CONCURRENCY, count, async () => {
      const post = next()
      const status = await send(siteUrl, form, post)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status >= 500) faults.push(`a post: ${status}: ${JSON.stringify(post.body.toString())}`)
    }),
  )
  const logged = output.filter((line) => line.includes(CANARY))
  printLine(`  ${[...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')}`)
  return [
    ...faults.slice(0, MAX_EXAMPLES).map((fault) => fault.slice(0, 600)),
    ...(logged.length > 0 ? [`posted content in the output: ${logged[0]}`] : []),
    ...(statuses.has(200) ? [] : ['the action saw no post at all']),
  ]
}

async function send(siteUrl: string, { path }: PageForm, post: Post): Promise<number> {
  const headers = { origin: siteUrl, 'content-type': post.contentType }
  const body = new Uint8Array(post.body)
  const answer = await fetch(siteUrl + path, { method: 'POST', headers, body })
  await answer.arrayBuffer()
  return answer.status
}
