import { enquiryMessages as say } from '../../content/enquiry-messages.ts'

const HIDDEN = /<input\b[^>]*\btype="hidden"[^>]*>/g

/**
 * Sends the form of /TakeAdmission as a browser without JavaScript does. Answers whether the page
 * that comes back says that it was received.
 */
export async function postForm(siteUrl: string, name: string, phone: string): Promise<boolean> {
  const address = `${siteUrl}/TakeAdmission`
  const page = await fetch(address).then((answer) => answer.text())
  const form = new FormData()
  for (const [input] of formIn(page).matchAll(HIDDEN))
    form.append(attribute(input, 'name'), attribute(input, 'value'))
  form.set('student_name', name)
  form.set('age', '6')
  form.set('contact_number', phone)
  const headers = { origin: siteUrl }
  const answer = await fetch(address, { method: 'POST', headers, body: form })
  return (await answer.text()).includes(say.thanks(name))
}

/** The form that asks for the student's name. */
function formIn(page: string): string {
  const forms = page.match(/<form\b[\s\S]*?<\/form>/g) ?? []
  return forms.find((form) => form.includes('name="student_name"')) ?? ''
}

const attribute = (input: string, name: string) =>
  (new RegExp(`\\b${name}="([^"]*)"`).exec(input)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
