import { withProgress, printLine } from '../../../scripts/launcher/progress.mjs'
import { cleanText, readFormBody } from '../../../lib/enquiry/parse-form.ts'
import { readForms, type PageForm } from '../enquiries/forms.ts'
import { inParallel } from '../flow.ts'
import { streamOf } from '../random.ts'
import { CANARY, postOf, type Post } from './post-bodies.ts'

const CONCURRENCY = 8
const MAX_EXAMPLES = 3

type Options = { siteUrl: string; count: number; output: readonly string[] }

/**
 * Posts bodies that no browser writes. Returns the faults: failures of the server, values that the
 * action read differently from the check, posted content in the site's output.
 */
export async function checkPosts(options: Options, seed: number): Promise<string[]> {
  const { siteUrl, count, output } = options
  const form = (await readForms(siteUrl)).admission_form
  const next = streamOf(postOf(form), seed)
  const faults: string[] = []
  const statuses = new Map<number, number>()
  let seen = 0
  const sendNext = async () => {
    const post = next()
    const { status, text } = await send(siteUrl, form, post)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const fault = status >= 500 ? `answered with ${status}` : judgeValues(post, status, text)
    if (fault) faults.push(`a post: ${fault}: ${JSON.stringify(post.body.toString())}`)
    if (status === 200) seen += 1
  }
  await withProgress(`Posting ${count} bodies`, () => inParallel(CONCURRENCY, count, sendNext))
  const logged = output.filter((line) => line.includes(CANARY))
  printLine(
    `  ${count} posts: ${[...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')}; ` +
      `the action saw ${seen}, ${faults.length} faults, ${logged.length} lines of output with posted content`,
  )
  return [
    ...faults.slice(0, MAX_EXAMPLES).map((fault) => fault.slice(0, 600)),
    ...(faults.length > MAX_EXAMPLES ? [`${faults.length} faults of posts in all`] : []),
    ...(logged.length > 0 ? [`posted content in the output: ${logged[0]}`] : []),
    ...(seen === 0 ? ['the action saw no post at all'] : []),
  ]
}

async function send(siteUrl: string, { path, action }: PageForm, post: Post) {
  const byScript = post.isByScript && { 'next-action': action, accept: 'text/x-component' }
  const headers = { origin: siteUrl, 'content-type': post.contentType, ...byScript }
  const body = new Uint8Array(post.body)
  const answer = await fetch(siteUrl + path, { method: 'POST', headers, body })
  return { status: answer.status, text: await answer.text() }
}

/** The form is returned as invalid, with the values that the action read. */
function judgeValues({ isByScript, contentType, body }: Post, status: number, text: string) {
  if (status !== 200) return undefined
  const fields = readFormBody(contentType, body)
  if (!fields) return 'accepted although it was not checked'
  if (!isByScript) return undefined
  // A long text before it has no line end.
  const state = /\d+:(\{"status":.*\})$/m.exec(text)?.[1] ?? '{}'
  const { values } = JSON.parse(state) as { values?: Record<string, string> }
  if (!values) return 'the action did not answer with what it saw'
  for (const [name, value] of Object.entries(values)) {
    const checked = cleanText(fields.get(`_1_${name}`) ?? '')
    // A long text has its own row.
    const isLong = /^\$[\da-f]+$/.test(value)
    // React escapes a text that begins with "$" by doubling it.
    const isSame = isLong ? text.includes(checked) : value.replace(/^\$\$/, '$') === checked
    if (!isSame) return `the action saw ${JSON.stringify(value)} as ${name}`
  }
  return undefined
}
