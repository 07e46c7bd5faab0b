import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { OFFICE_ROLE } from '../../cms/setup/access-model.ts'
import { request, type CmsResponse } from '../../cms/setup/client.ts'
import {
  hasBytes,
  insertIntoOutbox,
  insertRevision,
  tablesWith,
} from '../support/servers/database-file.ts'
import { loadSecrets } from '../../scripts/lib/secrets.ts'
import type { Instance } from '../support/servers/instance.ts'
import { setUpCopy } from '../support/servers/set-up.ts'

const [PHONE, NAME] = ['0777000111', 'Canary Asha']
const ERASED = { directus_activity: 1 }

let instance: Instance
let isRunning = false
/** The id of the erased enquiry of which the site has a copy. */
let erasedCopy = ''
const copy = setUpCopy('privacy', () => stop())
test.beforeAll(() => start())

async function start(): Promise<void> {
  instance = await copy.start()
  isRunning = true
}

async function stop(): Promise<void> {
  if (isRunning) await instance.stop()
  isRunning = false
}

const cmsFile = () => join(copy.dataDir, 'cms.sqlite')
const outboxFile = () => join(copy.dataDir, 'outbox.sqlite')

async function ask(
  method: string,
  path: string,
  body?: object,
  token?: string,
): Promise<CmsResponse> {
  const { adminToken } = await loadSecrets(copy.dataDir)
  const answer = await request(instance.cmsUrl, { token: token ?? adminToken }, method, path, body)
  expect([200, 204], path).toContain(answer.status)
  return answer
}

/** What an administrator finds with the search of the Studio. */
const search = (collection: string, text: string) =>
  ask('GET', `/items/${collection}?search=${encodeURIComponent(text)}`)

test("a parent's enquiries are found by the telephone number, exported, and erased with every trace", async () => {
  const token = 'a-token-of-the-office'
  // The website stores what families write; the CMS corrects what staff write.
  const { siteToken } = await loadSecrets(copy.dataDir)
  const enquire = (collection: string, item: object) =>
    ask('POST', `/items/${collection}`, item, siteToken)
  await ask('POST', '/users', { first_name: 'Office', role: OFFICE_ROLE, token, status: 'active' })
  const [quick, form, other] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  const received_at = new Date(Date.now() - 2 * 86_400_000).toISOString()
  const child = { name: NAME, age: 6, class: 'I', received_at }
  await enquire('admission', { id: quick, ...child, phone: '0888000111', whatsapp: PHONE })
  await enquire('admission', { id: other, ...child, name: 'Other', phone: '0888' })
  await enquire('admission_form', {
    id: form,
    student_name: NAME,
    age: 7,
    contact_number: PHONE,
    received_at,
  })
  await ask('PATCH', `/items/admission/${quick}`, { class: 'II' }, token)
  await ask('PATCH', `/items/admission/${other}`, { class: 'II' }, token)
  const comment = `The mother of ${NAME} called.`
  await ask('POST', '/comments', { collection: 'admission', item: quick, comment })
  insertRevision(copy.dataDir, quick, { name: NAME, phone: PHONE })
  // The site has a copy of what it delivered.
  const copied = insertIntoOutbox(copy.dataDir, {
    student_name: NAME,
    age: 8,
    contact_number: PHONE,
    received_at,
  })
  await expect.poll(async () => (await search('admission_form', PHONE)).rows).toHaveLength(2)
  const before = tablesWith(cmsFile(), quick)
  for (const table of ['admission', 'activity', 'revisions', 'comments'].map(ofDirectus))
    expect([table, before[table]]).toEqual([table, expect.any(Number)])

  expect((await search('admission', PHONE)).rows).toMatchObject([{ id: quick, class: 'II' }])
  const exported = await ask('GET', `/items/admission?search=${PHONE}&export=csv`)
  expect(exported.text).toContain(`"${NAME}"`)
  expect(exported.text).not.toContain('Other')

  await ask('DELETE', '/items/admission', [quick])
  await ask('DELETE', '/items/admission_form', [form, copied])
  for (const id of [quick, form, copied])
    await expect.poll(() => tablesWith(cmsFile(), id)).toEqual(ERASED)
  for (const trace of [NAME, PHONE]) {
    expect(tablesWith(cmsFile(), trace)).toEqual({})
    expect(hasBytes(cmsFile(), trace)).toBe(false)
  }
  expect(tablesWith(cmsFile(), other)).toEqual({ admission: 1, directus_activity: 2 })
  erasedCopy = copied
})

test('at its next start the site deletes its copy of an erased enquiry', async () => {
  await stop()
  await start()
  await expect.poll(() => tablesWith(outboxFile(), erasedCopy)).toEqual({})
  for (const trace of [NAME, PHONE])
    await expect.poll(() => hasBytes(outboxFile(), trace)).toBe(false)
})

const ofDirectus = (table: string) => (table === 'admission' ? table : `directus_${table}`)
