import { enquiryMessages as messages } from '../../content/enquiry-messages.ts'
import { formBody, readForms, type PageForm } from '../resilience/enquiries/forms.ts'

/** Posts a page's form like a browser without JavaScript. */
export function postPlainly(
  siteUrl: string,
  form: PageForm,
  typed: Record<string, string>,
): Promise<Response> {
  const [headers, body] = [{ origin: siteUrl }, formBody(form, typed)]
  return fetch(siteUrl + form.path, { method: 'POST', headers, body, redirect: 'manual' })
}

/** Posts the form of /TakeAdmission this way; returns whether the page thanks for it. */
export async function postEnquiry(siteUrl: string, name: string, phone: string): Promise<boolean> {
  const { admission_form } = await readForms(siteUrl)
  const typed = { student_name: name, age: '6', contact_number: phone }
  const response = await postPlainly(siteUrl, admission_form, typed)
  return (await response.text()).includes(messages.thanks(name))
}
