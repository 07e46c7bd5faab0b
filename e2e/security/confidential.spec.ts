import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import { EDITOR_ROLE, OFFICE_ROLE } from '../../cms/setup/access-model.ts'
import { request } from '../../cms/setup/client.ts'
import type { Person } from '../support/access-probe.ts'
import { setUpCms } from '../support/servers/set-up.ts'

const cms = setUpCms('confidential')

async function addPerson(role: string): Promise<Person> {
  const [id, token] = [randomUUID(), randomUUID()]
  const person = { id, token, email: `${id}@example.com`, role, status: 'active' }
  expect((await cms.ask('POST', '/users', person)).status).toBe(200)
  return { id, token }
}

test('an answer for the principal, and its file, are for administrators only', async () => {
  const senders: { role: string; sender: Person }[] = [
    { role: 'anonymous', sender: { id: '' } },
    { role: 'website', sender: { id: '', token: cms.secrets.siteToken } },
    { role: 'preview', sender: { id: '', token: cms.secrets.previewToken } },
    { role: 'administrator', sender: { id: '', token: cms.secrets.adminToken } },
    { role: 'editor', sender: await addPerson(EDITOR_ROLE) },
    { role: 'office', sender: await addPerson(OFFICE_ROLE) },
  ]
  const id = randomUUID()
  const secret = `Secret ${id}`
  const row = { id, form: 'Complaint', summary: secret, confidential: true, files: 1 }
  await request(cms.url, { token: cms.secrets.siteToken }, 'POST', '/items/form_answer', row)
  const file = await fetch(`${cms.url}/attachments/${id}/1`, {
    method: 'POST',
    headers: { authorization: `Bearer ${cms.secrets.siteToken}`, 'content-type': 'text/plain' },
    body: Buffer.from('%PDF-1.7').toString('base64'),
  })
  expect(file.status).toBe(204)
  const filter = { summary: { _eq: secret } }
  const query = `filter=${encodeURIComponent(JSON.stringify(filter))}`
  for (const { role, sender } of senders) {
    const isRead = role === 'administrator'
    const asked = [
      await request(cms.url, sender, 'GET', `/items/form_answer/${id}`),
      await request(cms.url, sender, 'GET', `/items/form_answer?${query}&meta=filter_count`),
      await request(
        cms.url,
        sender,
        'GET',
        `/items/form_answer?${query}&aggregate[count]=*&export=json`,
      ),
      await request(cms.url, sender, 'SEARCH', '/items/form_answer', {
        query: { filter, meta: ['*'] },
      }),
      await request(cms.url, sender, 'POST', '/graphql', {
        query: `{ form_answer(filter: { summary: { _eq: "${secret}" } }) { summary } }`,
      }),
    ].map(({ text }) => text)
    expect([role, asked.some((text) => text.includes(secret))]).toEqual([role, isRead])
    if (!isRead)
      expect([role, asked.join()]).toEqual([role, expect.not.stringMatching(/count":"?[1-9]/)])
    if (!isRead)
      for (const changed of [{ keys: [id] }, { query: { filter } }])
        await request(cms.url, sender, 'PATCH', '/items/form_answer', {
          ...changed,
          data: { notes: 'changed' },
        })
    const download = await fetch(`${cms.url}/attachments/${id}/1`, {
      headers: sender.token ? { authorization: `Bearer ${sender.token}` } : {},
    })
    expect([role, download.status]).toEqual([role, isRead ? 200 : 403])
  }
  const { row: stored } = await cms.ask('GET', `/items/form_answer/${id}`)
  expect(stored).toMatchObject({ notes: null })
})
