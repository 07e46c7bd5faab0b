import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { OFFICE_ROLE } from '../../cms/setup/access-model.ts'
import { request } from '../support/cms.ts'
import { runToEnd } from '../support/servers/command.ts'
import {
  daysAgo,
  hasBytes,
  insertIntoOutbox,
  insertRevision,
  tablesWith,
} from '../support/servers/database-file.ts'
import { readTokens } from '../support/servers/instance.ts'
import { setUpServer } from '../support/servers/set-up.ts'

const [PHONE, NAME] = ['0777000111', 'Canary Asha']
const ERASED = { directus_activity: 1 }

const instance = setUpServer('privacy', (copy) => copy.start())
const { copy } = instance
const cmsFile = () => join(copy.dataDir, 'cms.sqlite')
const outboxFile = () => join(copy.dataDir, 'outbox.sqlite')

/** Runs a command on the copy; its output must never contain the number, and the name only before erasure. */
async function run(name: string, cmsPort: number, args: string[] = [], input?: string) {
  const environment = { DATA_DIR: copy.dataDir, CMS_PORT: String(cmsPort) }
  const given = { args, ...(input !== undefined && { input }) }
  const result = await runToEnd(name, environment, given)
  for (const secret of [PHONE, PHONE.slice(0, 5)]) expect(result.output).not.toContain(secret)
  if (args[0] !== 'erase') expect(result.output).not.toContain('Canary')
  return result
}

async function ask(method: string, path: string, body?: object, token?: string) {
  const { adminToken } = await readTokens(copy.dataDir)
  const sender = { token: token ?? adminToken }
  const { status } = await request(instance.cmsUrl, sender, method, path, body)
  expect([200, 204], path).toContain(status)
}

test("a parent's enquiries are exported completely, and erased with every trace", async () => {
  const token = 'a-token-of-the-office'
  await ask('POST', '/users', { first_name: 'Office', role: OFFICE_ROLE, token, status: 'active' })
  const [quick, form, other] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  const written = { quick: '+91 0777 000-111', form: PHONE }
  const received_at = daysAgo(2).toISOString()
  const child = { name: NAME, age: 6, class: 'I', received_at }
  await ask('POST', '/items/admission', { id: quick, ...child, phone: written.quick })
  await ask('POST', '/items/admission', { id: other, ...child, name: 'Other', phone: '0888' })
  await ask('POST', '/items/admission_form', {
    ...{ id: form, student_name: NAME, age: 7, contact_number: written.form, received_at },
  })
  await ask('PATCH', `/items/admission/${quick}`, { class: 'II' }, token)
  await ask('PATCH', `/items/admission/${other}`, { class: 'II' }, token)
  const comment = `The mother of ${NAME} called.`
  await ask('POST', '/comments', { collection: 'admission', item: quick, comment })
  insertRevision(copy.dataDir, quick, { name: NAME, phone: PHONE })
  const refused = insertIntoOutbox(
    copy.dataDir,
    { student_name: NAME, age: 5, contact_number: PHONE },
    { refusal: 'FAILED_VALIDATION' },
  )
  const before = tablesWith(cmsFile(), quick)
  for (const table of ['admission', 'activity', 'revisions', 'comments'].map(ofDirectus))
    expect([table, before[table]]).toEqual([table, expect.any(Number)])

  const port = instance.cmsPort
  const exported = await run('privacy', port, ['export'], `${PHONE}\n`)
  expect(exported.code).toBe(0)
  const file = exported.last?.split(' ').at(-1) ?? ''
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const content = JSON.parse(await readFile(file, 'utf8')) as unknown
  expect(content).toMatchObject({
    in_the_cms: [
      { collection: 'admission', id: quick, class: 'II', phone: written.quick },
      { collection: 'admission_form', id: form, student_name: NAME },
    ],
    comments: [{ comment }],
    not_yet_in_the_cms: [{ id: refused, age: 5 }],
  })

  const asked = await run('privacy', port, ['erase'], '+91 07770 00111')
  expect(asked.code).toBe(1)
  expect(
    asked.output.match(new RegExp(`${NAME}, (home page form|Take Admission)`, 'g')),
  ).toHaveLength(3)
  expect(tablesWith(cmsFile(), quick)).toEqual(before)

  const erased = await run('privacy', port, ['erase', PHONE, '--yes'])
  expect(erased.code).toBe(0)
  for (const id of [quick, form]) expect(tablesWith(cmsFile(), id)).toEqual(ERASED)
  for (const trace of [NAME, PHONE, written.quick]) {
    expect(tablesWith(cmsFile(), trace)).toEqual({})
    expect(hasBytes(cmsFile(), trace)).toBe(false)
  }
  expect(tablesWith(outboxFile(), refused)).toEqual({})
  for (const trace of [NAME, PHONE]) expect(hasBytes(outboxFile(), trace)).toBe(false)
  expect(tablesWith(cmsFile(), other)).toEqual({ admission: 1, directus_activity: 2 })
  expect((await run('privacy', port, ['export'], PHONE)).last).toBe(
    'Nothing is kept with this number.',
  )
})

test('an enquiry deleted in the CMS leaves no trace', async () => {
  const id = crypto.randomUUID()
  const item = { id, name: NAME, age: 6, class: 'I', phone: PHONE }
  await ask('POST', '/items/admission', item)
  await ask('DELETE', `/items/admission/${id}`)
  await expect.poll(() => tablesWith(cmsFile(), id), { timeout: 20_000 }).toEqual(ERASED)
})

test('retention with a running CMS', async () => {
  const id = crypto.randomUUID()
  const received_at = daysAgo(397).toISOString()
  await ask('POST', '/items/admission_form', {
    ...{ id, student_name: NAME, age: 7, contact_number: PHONE, received_at },
  })
  expect((await run('retention', instance.cmsPort)).code).toBe(0)
  expect(tablesWith(cmsFile(), id)).toEqual(ERASED)
})

test('only an administrator may erase enquiries', async () => {
  const { siteToken } = await readTokens(copy.dataDir)
  for (const path of ['/enquiries/erase', '/enquiries/erase-expired']) {
    for (const headers of [{}, { authorization: `Bearer ${siteToken}` }]) {
      const answer = await fetch(`${instance.cmsUrl}${path}`, { method: 'POST', headers })
      expect(answer.status).toBe(403)
    }
  }
})

test('a wrong telephone number is reported in one sentence', async () => {
  const { code, lines } = await run('privacy', instance.cmsPort, ['export'], '12')
  expect(code).toBe(1)
  expect(lines).toEqual([
    'That is no telephone number: run the command again and type its ten digits.',
  ])
})

const ofDirectus = (table: string) => (table === 'admission' ? table : `directus_${table}`)
