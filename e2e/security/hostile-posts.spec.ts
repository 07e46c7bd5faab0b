import { expect, test } from 'playwright/test'
import { enquiryMessages } from '../../content/enquiry-messages.ts'
import { readForms, type PageForm } from '../resilience/enquiries/forms.ts'
import { MAX_POST_BYTES } from '../../lib/enquiry/parse-form.ts'
import { listItems } from '../support/cms.ts'
import { requireEnv } from '../support/require-env.ts'

const site = requireEnv('E2E_SITE_URL')
const origin = { origin: site }

let form: PageForm
test.beforeAll(async () => {
  form = (await readForms(site)).admission_form
})

const uniqueName = () => `Asha Devi ${crypto.randomUUID().slice(0, 8)}`

/** The filled-in form as a browser without JavaScript posts it. */
function filled(typed: Record<string, string | File>): FormData {
  const body = new FormData()
  for (const [name, value] of form.hidden) body.append(name, value)
  const complete = { age: '5', contact_number: '0123456789', ...typed }
  for (const [name, value] of Object.entries(complete)) body.set(name, value)
  return body
}

const send = (body: BodyInit, headers: Record<string, string> = origin) =>
  fetch(site + form.path, { method: 'POST', headers, body, ...{ duplex: 'half' } })

const stored = (name: string) => listItems('admission_form', 'student_name', name)

test('text that looks like markup is stored and shown unchanged', async () => {
  const name = `<img src=x onerror=alert(1)> ${uniqueName()} ' OR 1=1 -- {{7*7}} ${'${7}'}`
  const answer = await send(filled({ student_name: name }))
  expect(answer.status).toBe(200)
  expect(await answer.text()).not.toContain('<img src=x')
  expect(await stored(name)).toHaveLength(1)
})

test('control characters, NULs and direction marks are removed', async () => {
  const name = uniqueName()
  const answer = await send(filled({ student_name: `\u0000${name}\u202e\u2066\u0007\u001b` }))
  expect(answer.status).toBe(200)
  expect(await stored(name)).toHaveLength(1)
})

test('unknown fields, repeated ones and files are rejected', async () => {
  const name = uniqueName()
  const keys = ['stage', 'id[]', '__proto__', 'constructor', 'age[$gt]', 'student_name', '0']
  for (const key of keys) {
    const body = filled({ student_name: name })
    body.append(key, 'admitted')
    expect((await send(body)).status, key).toBe(400)
  }
  const file = new File(['x'.repeat(1000)], 'name.txt', { type: 'text/plain' })
  expect((await send(filled({ student_name: file }))).status).toBe(400)
  expect(await stored(name)).toHaveLength(0)
})

test('a body that two parsers read differently is rejected', async () => {
  const boundary = '----WebKitFormBoundary0123456789abcdef'
  const type = { ...origin, 'content-type': `multipart/form-data; boundary=${boundary}` }
  const head = 'Content-Disposition: form-data'
  const root = `${head}; name="0"\r\n\r\n[{"status":"idle"},"$K1"]`
  const hostile = '"$@0"'
  const bodies = [
    [root, `${head}; name="0"\r\n\r\n${hostile}`],
    [root, `${head}; name="x"; name="0"\r\n\r\n${hostile}`],
    [root, `${head}; name="x"; name*=utf-8''0\r\n\r\n${hostile}`],
    [`${root.replace('\r\n\r\n', '\r\nContent-Type: text/plain; charset=utf-16le\r\n\r\n')}`],
    [root, `${head}; name="_1_age"\r\nContent-Transfer-Encoding: base64\r\n\r\nNQ==`],
  ]
  for (const parts of bodies) {
    const body = parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')
    const answer = await send(`${body}--${boundary}--\r\n`, { ...type, 'next-action': form.action })
    expect(answer.status, body).toBe(400)
  }
})

test('a form of a page from before the last deployment still has the field for its number', async () => {
  const name = uniqueName()
  const body = filled({ student_name: name })
  body.set('id', crypto.randomUUID())
  expect((await send(body)).status).toBe(200)
  expect(await stored(name)).toHaveLength(1)
})

test('a text above the maximum length is rejected with a message', async () => {
  const answer = await send(filled({ student_name: uniqueName(), address: 'x'.repeat(60_000) }))
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain(enquiryMessages.tooLong)
})

test('a body that is too large is rejected before it is read', async () => {
  const name = uniqueName()
  for (const size of [MAX_POST_BYTES, 2_000_000]) {
    const answer = await send(filled({ student_name: name, address: 'x'.repeat(size) }))
    expect(answer.status).toBe(413)
  }
  expect(await stored(name)).toHaveLength(0)
})

test('a body without a length is rejected', async () => {
  const headers = { ...origin, 'content-type': 'multipart/form-data; boundary=x' }
  expect((await send(new Blob(['x']).stream(), headers)).status).toBe(411)
})

const foreign = { origin: 'https://evil.example' }
const crossSite = { ...origin, 'sec-fetch-site': 'cross-site' }
for (const [what, headers] of Object.entries<Record<string, string>>({
  'no origin': {},
  'a foreign origin': foreign,
  'an origin that is none': { origin: 'null' },
  'a forwarded host to fit its origin': { ...foreign, 'x-forwarded-host': 'evil.example' },
  'the word of the browser that it comes from elsewhere': crossSite,
})) {
  test(`a post with ${what} does not submit`, async () => {
    const name = uniqueName()
    expect((await send(filled({ student_name: name }), headers)).status).toBe(403)
    expect(await stored(name)).toHaveLength(0)
  })
}

test('other kinds of bodies are rejected or ignored', async () => {
  const kinds: [type: string, body: string, statuses: number[]][] = [
    ['application/x-www-form-urlencoded', 'student_name=Asha+Devi', [415]],
    ['text/plain', '["x"]', [415]],
    ['application/json', '{"student_name":"Asha Devi"}', [200, 405]],
    ['multipart/form-data', 'no boundary', [415]],
    ['multipart/form-data; boundary=x', '--x\r\nnonsense', [400]],
  ]
  for (const [type, body, statuses] of kinds) {
    const answer = await send(body, { ...origin, 'content-type': type })
    expect(statuses, `${type}: ${body}`).toContain(answer.status)
  }
})

test('a call of the action with anything but a form gets a response, and submits nothing', async () => {
  const bodies = ['["$K1"]', '[1,2]', '[null,{"student_name":"x"}]', '[[],"$undefined"]', '{}', 'x']
  const action = { ...origin, 'next-action': form.action }
  for (const root of bodies) {
    const body = new FormData()
    body.append('0', root)
    expect((await send(body, action)).status, root).toBeLessThan(500)
  }
  for (const [field] of form.hidden.filter(([name]) => name.startsWith('$ACTION'))) {
    for (const value of ['x', '', '"$F99"', '{"id":"x"}', '[[[[]]]]']) {
      const body = filled({ student_name: uniqueName() })
      body.set(field, value)
      expect((await send(body)).status, `${field}: ${value}`).toBeLessThan(500)
    }
  }
  const unknown = { ...origin, 'next-action': '0'.repeat(42) }
  expect((await send(filled({ student_name: uniqueName() }), unknown)).status).toBeLessThan(500)
})
