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

let office: Person | null = null

/** The free tier has three seats. */
const officePerson = async (): Promise<Person> => (office ??= await addPerson(OFFICE_ROLE))

test('an answer for the principal, and its file, are for administrators only', async () => {
  const senders: { role: string; sender: Person }[] = [
    { role: 'anonymous', sender: { id: '' } },
    { role: 'website', sender: { id: '', token: cms.secrets.siteToken } },
    { role: 'preview', sender: { id: '', token: cms.secrets.previewToken } },
    { role: 'administrator', sender: { id: '', token: cms.secrets.adminToken } },
    { role: 'editor', sender: await addPerson(EDITOR_ROLE) },
    { role: 'office', sender: await officePerson() },
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

test('what the principal remarks on such an answer is visible to nobody else, on any way into the CMS', async () => {
  const clerk = await officePerson()
  const [id, secret] = [randomUUID(), `Secret ${randomUUID()}`]
  await cms.ask('POST', '/items/form_answer', { id, form: 'Complaint', confidential: true })
  const on = { collection: 'form_answer', item: id }
  const comment = `${secret} @${clerk.id}`
  const made = await cms.ask('POST', '/comments', { ...on, comment })
  expect(made.status).toBe(200)
  const ask = (method: string, path: string, body?: object) =>
    request(cms.url, clerk, method, path, body)
  const graphql = (query: string) => ask('POST', '/graphql/system', { query })
  const answers = [
    await ask('GET', '/comments?limit=-1'),
    await ask('GET', `/comments/${String(made.row['id'])}`),
    await ask('SEARCH', '/comments', { query: { limit: -1 } }),
    await graphql('{ comments(limit: -1) { comment } }'),
    await ask('GET', '/notifications?limit=-1'),
    await graphql('{ notifications(limit: -1) { message } }'),
    await ask('GET', '/activity?limit=-1'),
    await ask('GET', '/activity?limit=-1&fields=*,revisions.*'),
    await graphql('{ activity(limit: -1) { comment: action revisions { data delta } } }'),
    await ask('GET', '/revisions?limit=-1'),
    await graphql('{ revisions(limit: -1) { data delta } }'),
  ].map(({ text }) => text)
  expect(answers.filter((text) => text.includes(secret))).toEqual([])
  const socket = new WebSocket(`${cms.url.replace('http', 'ws')}/websocket`)
  const opened = new Promise((resolve) => {
    socket.onopen = () => resolve('opened')
    socket.onerror = () => resolve('refused')
  })
  expect(await opened).toBe('refused')
  expect((await ask('POST', '/comments', { ...on, comment: 'A test' })).status).toBe(403)
})

test('a name written in codes, or a change by a filter, does not tell what is in such an answer', async () => {
  const clerk = await officePerson()
  const [id, summary] = [randomUUID(), `Secret ${randomUUID()}`]
  await cms.ask('POST', '/items/form_answer', {
    id,
    form: 'Complaint',
    summary,
    confidential: true,
  })
  const query = (text: string) =>
    `filter=${encodeURIComponent(JSON.stringify({ summary: { _eq: text } }))}&meta=*`
  for (const path of ['/items/form_answer', '/items/form%5Fanswer', '/items/%66orm_answer/']) {
    const ask = async (text: string) => {
      const { status, text: said } = await request(cms.url, clerk, 'GET', `${path}?${query(text)}`)
      const body = { query: { filter: { summary: { _eq: text } } }, data: { notes: null } }
      const changed = await request(cms.url, clerk, 'PATCH', path, body)
      const found = await request(cms.url, clerk, 'SEARCH', path, {
        query: { ...body.query, meta: ['*'] },
      })
      return [status, said, changed.status, changed.text, found.status, found.text]
    }
    expect([path, await ask(summary)]).toEqual([path, await ask('Nothing has these words')])
  }
})
