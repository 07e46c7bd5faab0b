import { expect, type Page } from 'playwright/test'
import type { CmsResponse } from '../../cms/setup/client.ts'
import { localeOf } from '../../lib/messages/messages.ts'
import { postPlainly, readForms } from './enquiry-forms.ts'
import type { MailServer } from './servers/mail-server.ts'
import { mailsTo, subscribe } from './subscriber.ts'

export const OFFICE = 'office@school.example'
const PRINCIPAL = 'principal@school.example'

type Ask = (method: string, path: string, body?: unknown) => Promise<CmsResponse>

/** Lets a school send each of its e-mails: to families in these languages, the office and the principal. */
export async function causeMails(
  page: Page,
  { url, mail, ask }: { url: string; mail: MailServer; ask: Ask },
  languages: readonly ('en' | 'hi' | 'bn')[],
): Promise<void> {
  const families = languages.map((language) => ({
    locale: localeOf(language),
    address: `family-${language}@home.example`,
    parent: `parent-${language}@home.example`,
  }))
  const { admission_form: form } = await readForms(url)
  for (const { locale, address, parent } of families) {
    await subscribe(page, { url, mail, locale }, address)
    const typed = {
      student_name: `A child ${locale.language}`,
      age: '6',
      contact_number: '9434000000',
      email: parent,
    }
    const path = locale.path(form.path)
    expect((await postPlainly(url, { ...form, path }, typed)).ok).toBe(true)
  }
  await ask('PATCH', '/items/school', { principal_email: PRINCIPAL, alert_text: 'Closed today' })
  for (const status of ['published', 'waiting'])
    await ask('POST', '/items/notification', { title: `A notice that is ${status}`, status })
  const wanted = [
    ...families.flatMap(({ address, parent }) => [[address, 3] as const, [parent, 1] as const]),
    [OFFICE, 1] as const,
    [PRINCIPAL, 1] as const,
  ]
  const missing = () => wanted.filter(([to, count]) => mailsTo(mail, to).length < count)
  await expect.poll(missing, { timeout: 90_000 }).toEqual([])
}
