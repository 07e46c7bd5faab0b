import { expect, test } from 'playwright/test'
import hindi from '../../content/messages/hi.json' with { type: 'json' }
import { readForms, type PageForm } from '../support/enquiry-forms.ts'
import { MAX_POST_BYTES } from '../../lib/server/request-rules.ts'
import { storedAdmissions as stored, uniqueName } from '../support/enquiry-page.ts'
import { requireEnv } from '../support/require-env.ts'

const site = requireEnv('E2E_SITE_URL')
const origin = { origin: site }

let form: PageForm
test.beforeAll(async () => {
  form = (await readForms(site)).admission_form
})

/** The filled-in form as a browser without JavaScript posts it. */
function filled(typed: Record<string, string>): FormData {
  const body = new FormData()
  for (const [name, value] of form.hidden) body.append(name, value)
  const complete = { age: '5', contact_number: '0123456789', ...typed }
  for (const [name, value] of Object.entries(complete)) body.set(name, value)
  return body
}

const send = (body: BodyInit, headers: Record<string, string> = origin) => {
  // The types of fetch do not know the duplex that Node needs for a stream.
  const request = { method: 'POST', headers, body, duplex: 'half' }
  return fetch(site + form.path, request)
}

test('text that looks like markup is stored and shown unchanged', async () => {
  const name = `<img src=x onerror=alert(1)> ${uniqueName()} ' OR 1=1 -- {{7*7}} ${'${7}'}`
  const answer = await send(filled({ student_name: name }))
  expect(answer.status).toBe(200)
  expect(await answer.text()).not.toContain('<img src=x')
  await expect.poll(() => stored(name)).toHaveLength(1)
})

test('a text above the maximum length is rejected with a message', async () => {
  const answer = await send(filled({ student_name: uniqueName(), address: 'x'.repeat(60_000) }))
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Address: at most 1,000 characters.')
})

test('a post that is too large, has no length, comes from elsewhere or has unknown fields is rejected', async () => {
  const name = uniqueName()
  const large = filled({ student_name: name, address: 'x'.repeat(MAX_POST_BYTES) })
  expect((await send(large)).status).toBe(413)
  const headers = { ...origin, 'content-type': 'multipart/form-data; boundary=x' }
  expect((await send(new Blob(['x']).stream(), headers)).status).toBe(411)
  const foreign = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }
  for (const from of [{}, foreign])
    expect((await send(filled({ student_name: name }), from)).status).toBe(403)
  expect((await send(filled({ student_name: name, stage: 'admitted' }))).status).toBe(400)
  expect(await stored(name)).toHaveLength(0)
})

test('a post to a file of the build or to an address without a form calls no action', async () => {
  const name = uniqueName()
  for (const [path, headers, status] of [
    ['/_next/static/nothing.js', {}, 403],
    ['/_next/static/nothing.js', origin, 404],
    ['/NoSuchPage', origin, 404],
    ['/AboutUs', origin, 404],
    ['/hi/notices', origin, 404],
  ] as const) {
    const request = { method: 'POST', headers, body: filled({ student_name: name }) }
    const answer = await fetch(site + path, request)
    expect(answer.status).toBe(status)
    // A family whose page was open while the school moved it.
    if (path.startsWith('/hi')) expect(await answer.text()).toBe(hindi.forms.gone)
  }
  expect(await stored(name)).toHaveLength(0)
})

test('other kinds of bodies are rejected', async () => {
  const name = uniqueName()
  const kinds: [type: string, body: string, status: number][] = [
    ['application/x-www-form-urlencoded', `student_name=${name}`, 415],
    ['text/plain', '["x"]', 415],
    ['application/json', JSON.stringify({ student_name: name }), 415],
    ['multipart/form-data', 'no boundary', 415],
    ['multipart/form-data; boundary=x', '--x\r\nnonsense', 400],
  ]
  for (const [type, body, status] of kinds) {
    const answer = await send(body, { ...origin, 'content-type': type })
    expect(answer.status, `${type}: ${body}`).toBe(status)
  }
  expect(await stored(name)).toHaveLength(0)
})

test('a call of the action by script, which no form of ours makes, is rejected', async () => {
  const name = uniqueName()
  const call = { ...origin, 'next-action': form.action }
  expect((await send(filled({ student_name: name }), call)).status).toBe(400)
  expect(await stored(name)).toHaveLength(0)
})

test('a form without an action is rejected, and one of an action that does not exist by Next.js', async () => {
  const name = uniqueName()
  const unknown = filled({ student_name: name })
  for (const [field, value] of form.hidden)
    if (value.includes(form.action))
      unknown.set(field, value.replace(form.action, form.action.replaceAll(/[1-9a-f]/g, '0')))
  const bare = filled({ student_name: name })
  for (const [field] of form.hidden) if (field.startsWith('$ACTION')) bare.delete(field)
  expect([(await send(bare)).status, (await send(unknown)).status]).toEqual([400, 409])
  expect(await stored(name)).toHaveLength(0)
})
