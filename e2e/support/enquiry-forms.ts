import { english } from '../../lib/messages/messages.ts'
import { unescapeHtml } from './head.ts'
import type { EnquiryCollection } from '../../lib/content/client/enquiries.ts'

/** What the page says to the sender of a complete enquiry. */
export const thanksTo = (name: string): string =>
  english.t('enquiry.thanks', { name, replyTime: 'within 24 hours' })

/** A form of a page: what a browser sends in addition to the typed values. */
export type PageForm = { path: string; hidden: [name: string, value: string][]; action: string }

export type PageForms = Record<Exclude<EnquiryCollection, 'form_answer'>, PageForm>

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
  ].map(([, name = '', value = '']): [string, string] => [name, unescapeHtml(value)])
  const described = hidden.find(([name]) => /^\$ACTION_\d+:0$/.test(name))?.[1] ?? '{}'
  const { id } = JSON.parse(described) as { id?: string }
  if (!id) throw new Error(`The form of ${path} names no server action.`)
  return { path, hidden, action: id }
}

/** What a browser without JavaScript sends. */
function formBody({ hidden }: PageForm, typed: Record<string, string>): FormData {
  const body = new FormData()
  for (const [name, value] of [...hidden, ...Object.entries(typed)]) body.append(name, value)
  return body
}

/** Posts a page's form like a browser without JavaScript. */
export function postPlainly(
  siteUrl: string,
  form: PageForm,
  typed: Record<string, string>,
): Promise<Response> {
  const [headers, body] = [{ origin: siteUrl }, formBody(form, typed)]
  return fetch(siteUrl + form.path, { method: 'POST', headers, body, redirect: 'manual' })
}

/** Posts the form of /TakeAdmission this way. Throws unless the page thanks for it. */
export async function postEnquiry(
  siteUrl: string,
  name: string,
  phone: string,
  more: Record<string, string> = {},
): Promise<void> {
  const { admission_form } = await readForms(siteUrl)
  const typed = { student_name: name, age: '6', contact_number: phone, ...more }
  const response = await postPlainly(siteUrl, admission_form, typed)
  const text = await response.text()
  if (text.includes(thanksTo(name))) return
  const [, panel = text] = /role="alert"[^>]*>([^]*)/.exec(text) ?? []
  const reason = panel.slice(0, 400).replace(/<[^>]*>/g, ' ')
  throw new Error(`The enquiry was answered with ${response.status}: ${reason}`)
}
