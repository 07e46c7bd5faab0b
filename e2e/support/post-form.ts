import { enquiryMessages as say } from '../../content/enquiry-messages.ts'
import { readForms } from '../resilience/enquiries/forms.ts'
import { postPlainly } from './plain-post.ts'

/**
 * Sends the form of /TakeAdmission as a browser without JavaScript does. Answers whether the page
 * that comes back says that it was received.
 */
export async function postForm(siteUrl: string, name: string, phone: string): Promise<boolean> {
  const { admission_form } = await readForms(siteUrl)
  const typed = { student_name: name, age: '6', contact_number: phone }
  const answer = await postPlainly(siteUrl, admission_form, typed)
  return (await answer.text()).includes(say.thanks(name))
}
