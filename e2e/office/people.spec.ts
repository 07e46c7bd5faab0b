import { expect, test } from 'playwright/test'
import { EDITOR_ROLE } from '../../cms/setup/access-model.ts'
import { request } from '../../cms/setup/client.ts'
import { idOf, sampleFile } from '../support/cms.ts'
import { readTokens } from '../support/servers/instance.ts'
import { setUpServer } from '../support/servers/set-up.ts'

// On a copy: other tests count the members.
const instance = setUpServer('people', (copy) => copy.start())

const member = {
  body: 'sexual_harassment_committee',
  name: 'Mrs Rehana Begum',
  designation: 'Member, counsellor',
  telephone: '0361 000 0045',
}

/** Signs in an editor; returns what sends requests in her name. */
async function signIn() {
  const { adminToken } = await readTokens(instance.copy.dataDir)
  const token = 'token-of-an-editor'
  const editor = { first_name: 'Rina', role: EDITOR_ROLE, token, status: 'active' }
  const created = await request(instance.cmsUrl, { token: adminToken }, 'POST', '/users', editor)
  expect(created.status, created.text).toBe(200)
  return (method: string, path: string, body?: object) =>
    request(instance.cmsUrl, { token }, method, path, body)
}

/** The picture as the form of the file library sends it. */
function formOf(name: string): FormData {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(sampleFile(name))], name, { type: 'image/webp' }))
  return form
}

const textAt = async (path: string) => (await fetch(instance.siteUrl + path)).text()

test('an editor adds a member of a committee, and changes the captain and the banner of a house', async () => {
  const ask = await signIn()
  expect((await ask('POST', '/items/person', member)).status).toBe(200)
  const two = await ask('POST', '/items/person', { ...member, telephone: '0361 000 0045/46' })
  expect(two.text).toContain('Write one number in full')
  const [house] = (await ask('GET', '/items/team?filter[kind][_eq]=house&sort=sort&limit=1')).rows
  const picture = idOf((await ask('POST', '/files', formOf('quiz.webp'))).row)
  const changes = { captain: 'Ishaan, class X', picture }
  expect((await ask('PATCH', `/items/team/${idOf(house)}`, changes)).status).toBe(200)
  for (const [address, text] of [
    ['/SexualHarassmentCommittee', 'href="tel:03610000045"'],
    ['/tables/sexual-harassment-committee.csv', member.name],
    ['/search?q=rehana', 'SexualHarassmentCommittee'],
    ['/House', changes.captain],
    ['/House', `/assets/${picture}`],
  ] as const)
    await expect.poll(() => textAt(address), { message: address, timeout: 20_000 }).toContain(text)
  expect((await fetch(`${instance.siteUrl}/assets/${picture}`)).status).toBe(200)
})
