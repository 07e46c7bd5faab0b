import type { EnquiryCollection } from '../../../lib/content/client/enquiries.ts'

/** A form as the site's page holds it: what a browser sends beside what a parent types. */
export type PageForm = { path: string; hidden: [name: string, value: string][]; action: string }

const PATHS: Record<EnquiryCollection, string> = {
  admission: '/',
  admission_form: '/TakeAdmission',
}

/** Reads both forms from their pages. */
export async function readForms(siteUrl: string): Promise<Record<EnquiryCollection, PageForm>> {
  const [admission, admission_form] = await Promise.all([
    readForm(siteUrl, PATHS.admission),
    readForm(siteUrl, PATHS.admission_form),
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

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
