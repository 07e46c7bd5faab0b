import { resultsHtml, valueAttribute } from '@/components/search/results-html'
import { getSchool } from '@/lib/cms/school'
import { ownAddress } from '@/lib/env/site'
import { remember } from '@/lib/remember'
import { search } from '@/lib/search/search'
import { EMBEDDER_HEADER, POLICY_HEADER } from '@/lib/security/policy'
import { getPageAt } from '@/lib/site/pages'
import { readQuery } from '@/lib/site/query'

export const dynamic = 'force-dynamic'

const page = getPageAt('/search')
/** An edit of the page shows within its second. */
const KEEP_FOR_MS = 1_000
const FIELD = /(<search aria-label="Page search">.*?<input\b)/s
const PLACE = /(<div id="answer"[^>]*>)/

/** The prerendered page, with headers that name the scripts of these very bytes. */
const recallPage = remember(async () => {
  const answer = await fetch(ownAddress() + page.path, { cache: 'no-store' })
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    [POLICY_HEADER]: answer.headers.get(POLICY_HEADER) ?? '',
    [EMBEDDER_HEADER]: answer.headers.get(EMBEDDER_HEADER) ?? '',
  }
  return { html: await answer.text(), headers }
})

/**
 * The search page with the answer written into it. Rendering the page for each question would cost
 * three times the search.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const { q: question } = readQuery(page, Object.fromEntries([...searchParams].reverse()))
  const { html, headers } = await recallPage(KEEP_FOR_MS)
  if (!question) return new Response(html, { headers })
  const [outcome, { phone }] = await Promise.all([search(question), getSchool()])
  const answer = resultsHtml({ question, outcome, phone })
  const answered = html
    .replace(FIELD, (field) => `${field}${valueAttribute(question)}`)
    .replace(PLACE, (place) => `${place}${answer}`)
  return new Response(answered, { headers })
}
