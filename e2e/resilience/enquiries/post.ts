import type { Family } from './families.ts'
import type { PageForm } from './forms.ts'

/** How a browser sends a form: by React's call of the server action, or as a form of its own. */
export type Way = 'with-script' | 'plain'

export type Post = { family: Family; id: string; way: Way; form: PageForm }

export type Site = { url: string; origin: string }

/** What came back: the thanks, another answer, or nothing because nobody was there. */
export type Answer = 'thanked' | 'refused' | 'away'

const PATIENCE_MS = 20_000

/** Posts an enquiry once. */
export async function post(
  { url, origin }: Site,
  { family, id, way, form }: Post,
): Promise<Answer> {
  const isScript = way === 'with-script'
  const body = new FormData()
  // React puts the arguments of a call into one multipart body: "$K1" is the form whose fields begin with _1_.
  const prefix = isScript ? '_1_' : ''
  for (const [name, value] of form.hidden)
    if (name.startsWith('$ACTION') ? !isScript : name !== 'id') body.append(prefix + name, value)
  for (const [name, value] of Object.entries(family.typed)) body.append(prefix + name, value)
  body.append(`${prefix}id`, isScript ? id : '')
  if (isScript) body.append('0', JSON.stringify([idle, '$K1']))
  try {
    const answer = await fetch(url + form.path, {
      method: 'POST',
      headers: { origin, ...(isScript && { 'next-action': form.action }) },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const text = await answer.text()
    // A server in front may say "too many at once", which is to be tried again as well.
    if (answer.status >= 500 || answer.status === 429) return 'away'
    return answer.ok && THANKS.test(text) ? 'thanked' : 'refused'
  } catch {
    return 'away'
  }
}

const idle = { status: 'idle', values: {}, errors: [], message: null }
const THANKS = /Admission form submitted successfully|for showing interest to take admission/
