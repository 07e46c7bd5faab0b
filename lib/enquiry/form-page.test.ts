import { temporaryServer } from '../server/testing/temporary.ts'
import { isInCurrentForm, returnForm } from './form-page.ts'

const PAGE = `<form id="enquiry"><input type="hidden" name="$ACTION_1:0" value="{&quot;id&quot;:&quot;40a&quot;}"/><div id="enquiry-failure" hidden="" role="alert">Error</div>
<input type="text" required="" name="student_name" id="enquiry-student_name"/>
<input type="text" name="age" id="enquiry-age"/><input type="hidden" name="form" value="token"/>
<input type="text" name="contact_number"/><textarea rows="3" name="address" id="a"></textarea></form>`

const address = temporaryServer(({ url = '' }, response) => {
  response.setHeader('content-security-policy', `policy of ${url}`)
  response.end(PAGE)
})
jest.mock('../server/environment.ts', () => ({ ownAddress: () => address() }))

test('the page comes back with what was typed, as text, and with the message', async () => {
  const typed = new Map([
    ['student_name', 'Asha "<b>$1 Devi'],
    ['contact_number', '+91 98765 43210'],
    ['address', '</textarea><script>'],
    ['form', 'an old token'],
  ])
  const answer = await returnForm(typed, 409)
  expect(answer.status).toBe(409)
  expect(answer.headers.get('content-security-policy')).toBe('policy of /TakeAdmission')
  const html = await answer.text()
  expect(html).toContain('id="enquiry-failure" role="alert"')
  expect(html).toContain('name="student_name" value="Asha &quot;&lt;b&gt;$1 Devi"')
  expect(html).toContain('name="contact_number" value="9876543210"')
  expect(html).toContain('id="a">&lt;/textarea&gt;&lt;script&gt;</textarea>')
  expect(html).toContain('name="form" value="token"')
})

test('an action is current if the form of the page has it', async () => {
  const typed = new Map([['student_name', 'Asha']])
  expect(await isInCurrentForm(typed, '40a')).toBe(true)
  expect(await isInCurrentForm(typed, '40b')).toBe(false)
})

test('the quick form is on the home page', async () => {
  const answer = await returnForm(new Map([['name', 'Asha']]), 409)
  expect(answer.headers.get('content-security-policy')).toBe('policy of /')
})
