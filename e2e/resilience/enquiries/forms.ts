import type { EnquiryCollection } from '../../../lib/content/client/enquiries.ts'
import type { Enquirer } from './enquirers.ts'

/** A form of a page: what a browser sends in addition to the typed values. */
export type PageForm = { path: string; hidden: [name: string, value: string][]; action: string }

export type PageForms = Record<EnquiryCollection, PageForm>

/** Reads both forms from their pages. */
export async function readForms(siteUrl: string): Promise<PageForms> {
  const [admission, admission_form] = await Promise.all([
    readForm(siteUrl, '/'),
    readForm(siteUrl, '/TakeAdmission'),
  ])
  return { admission, admission_form }
}

async function readForm(siteUrl: string, path: string): Promise<PageForm> {
  const html = await (await fetch(siteUrl + path)).text()
  const form = /<form [^>]*enctype="multipart\/form-data"[\s\S]*?<\/form>/i.exec(html)?.[0]
  if (!form) throw new Error(`${path} has no form that works without JavaScript.`)
  const hidden = [
    ...form.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g),
  ].map(([, name = '', value = '']): [string, string] => [name, unescaped(value)])
  const described = hidden.find(([name]) => /^\$ACTION_\d+:0$/.test(name))?.[1] ?? '{}'
  const { id } = JSON.parse(described) as { id?: string }
  if (!id) throw new Error(`The form of ${path} names no server action.`)
  return { path, hidden, action: id }
}

/** What a browser without JavaScript sends. */
export function formBody({ hidden }: PageForm, typed: Record<string, string>): FormData {
  const body = new FormData()
  for (const [name, value] of [...hidden, ...Object.entries(typed)]) body.append(name, value)
  return body
}

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

/** How a browser sends a form: as React's call of the server action, or without JavaScript. */
export type Way = 'with-script' | 'plain'

/** The address of a site, and the public one that browsers send as their origin. */
export type SiteAddress = { url: string; origin: string }

/** The response: thanks, another one, or none about the enquiry. */
type Outcome = 'thanked' | 'refused' | 'unavailable'

type Post = { enquirer: Enquirer; id: string; way: Way; form: PageForm }

const TIMEOUT_MS = 20_000
const IDLE = { status: 'idle', values: {}, errors: [], message: null }
const THANKS = /Admission form submitted successfully|for showing interest to take admission/

/** React puts the arguments of a call into one multipart body: "$K1" is the form whose fields begin with _1_. */
function callBody(plain: FormData, id: string): FormData {
  const body = new FormData()
  for (const [name, value] of plain)
    if (!name.startsWith('$ACTION')) body.append(`_1_${name}`, value)
  body.append('_1_id', id)
  body.append('0', JSON.stringify([IDLE, '$K1']))
  return body
}

/** Posts an enquiry once. */
export async function post(
  { url, origin }: SiteAddress,
  { enquirer, id, way, form }: Post,
): Promise<Outcome> {
  const isScript = way === 'with-script'
  const plain = formBody(form, enquirer.typed)
  const body = isScript ? callBody(plain, id) : plain
  try {
    const response = await fetch(url + form.path, {
      method: 'POST',
      headers: { origin, ...(isScript && { 'next-action': form.action }) },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    // A reverse proxy may respond with "too many requests", which is also retried.
    if (response.status >= 500 || response.status === 429) return 'unavailable'
    return response.ok && THANKS.test(text) ? 'thanked' : 'refused'
  } catch {
    return 'unavailable'
  }
}
