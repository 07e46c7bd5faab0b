import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import {
  EDITOR_ROLE,
  OFFICE_ROLE,
  PREVIEW_USER,
  WEBSITE_USER,
} from '../../cms/setup/access-model.ts'
import { pathOf, probe, send, type Sender, type Target, type Way } from '../support/access-probe.ts'
import { readTable } from '../support/access-table.ts'
import { freeze, listTargets, NOBODY } from '../support/access-targets.ts'
import { isRow } from '../support/call.ts'
import { copyInstance, type InstanceCopy } from '../support/instance-copy.ts'
import { readTokens } from '../support/instance.ts'
import { serveCms, type ServedCms } from '../support/served-cms.ts'

// Compares docs/security/access.md with what the CMS answers, in both directions.
test.describe.configure({ mode: 'serial', timeout: 600_000, retries: 0 })

const KINDS = ['static token', 'json token', 'session cookie'] as const
const WAYS: Way[] = ['REST', 'SEARCH', 'GraphQL']

let copy: InstanceCopy
let cms: ServedCms
let admin: Sender
const senders: { role: string; kind: string; sender: Sender }[] = []
let targets: Target[] = []
/** What people made for themselves: by collection and person. */
const own = new Map<string, string>()

const bearer = (id: string, token: string): Sender => ({
  id,
  headers: { authorization: `Bearer ${token}` },
})

const ask = (sender: Sender, method: string, path: string, body?: unknown) =>
  send(cms.url, sender, method, path, body)

async function create(sender: Sender, collection: string, row: object): Promise<string> {
  const { status, text, data } = await ask(sender, 'POST', pathOf(collection), row)
  expect(status, `${collection}: ${text}`).toBe(200)
  return isRow(data) ? String(data['id']) : ''
}

test.beforeAll(async () => {
  copy = await copyInstance('access-matrix')
  cms = await serveCms(copy, {})
  const { adminToken, siteToken, previewToken } = await readTokens(copy.dataDir)
  const { data } = await ask(bearer('', adminToken), 'GET', '/users/me?fields=id')
  admin = bearer(isRow(data) ? String(data['id']) : '', adminToken)
  senders.push(
    { role: 'anonymous', kind: 'none', sender: { id: NOBODY, headers: {} } },
    { role: 'website', kind: 'static token', sender: bearer(WEBSITE_USER, siteToken) },
    { role: 'preview', kind: 'static token', sender: bearer(PREVIEW_USER, previewToken) },
  )
  await addPerson('editor', EDITOR_ROLE)
  await addPerson('office', OFFICE_ROLE)
  await addKinds('administrator', admin.id, adminToken, cms.administrator)
  await addRows(bearer(WEBSITE_USER, siteToken))
  targets = await listTargets(cms.url, admin)
  freeze(copy.dataDir, targets)
})
test.afterAll(async () => {
  await cms.stop()
  await copy.remove()
})

async function addPerson(role: string, roleId: string): Promise<void> {
  const id = randomUUID()
  const person = { email: `${id}@example.com`, password: `kite ${randomUUID()}` }
  const token = randomUUID()
  await create(admin, 'directus_users', { id, ...person, token, role: roleId, status: 'active' })
  await addKinds(role, id, token, person)
  const sender = bearer(id, token)
  own.set(`directus_users ${id}`, id)
  own.set(
    `directus_presets ${id}`,
    await create(sender, 'directus_presets', { collection: 'pages' }),
  )
  const comment = { comment: 'A test', collection: 'directus_users', item: id }
  own.set(`directus_comments ${id}`, await create(sender, 'directus_comments', comment))
  const notification = { recipient: id, subject: 'A test' }
  own.set(
    `directus_notifications ${id}`,
    await create(admin, 'directus_notifications', notification),
  )
}

/** One person by each kind of token. */
async function addKinds(role: string, id: string, token: string, person: object): Promise<void> {
  const json = await ask({ id, headers: {} }, 'POST', '/auth/login', { ...person, mode: 'json' })
  const access = isRow(json.data) ? String(json.data['access_token']) : ''
  const session = await fetch(`${cms.url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, mode: 'session' }),
  })
  const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const tokens = [bearer(id, token), bearer(id, access), { id, headers: { cookie } }]
  KINDS.forEach((kind, index) => senders.push({ role, kind, sender: tokens[index] ?? admin }))
}

async function addRows(website: Sender): Promise<void> {
  for (const [collection, row] of Object.entries({
    admission: { name: 'Asha', age: 6, class: 'I', phone: '0000000000' },
    admission_form: { student_name: 'Asha', age: 6, contact_number: '0000000000' },
    content_finding: { page: '/', what: 'A test', todo: 'None.', link: '/' },
  }))
    await ask(website, 'POST', `/items/${collection}`, { id: randomUUID(), ...row })
  const flow = await create(admin, 'directus_flows', { name: 'A test', status: 'inactive' })
  const operation = { flow, key: 'test', type: 'log', name: 'A test', position_x: 1, position_y: 1 }
  await create(admin, 'directus_operations', operation)
  for (const [collection, row] of Object.entries({
    directus_comments: { comment: 'A test', collection: 'directus_users', item: admin.id },
    directus_folders: { name: 'A test' },
    directus_notifications: { recipient: admin.id, subject: 'A test' },
    directus_presets: { collection: 'pages', user: admin.id },
    directus_shares: { collection: 'pages', item: '1', name: 'A test' },
    directus_translations: { key: 'a_row', language: 'en-GB', value: 'A row' },
  }))
    await create(admin, collection, row)
}

test('the table names every collection of the CMS once', async () => {
  const table = await readTable()
  const named = table.flatMap(({ collections }) => collections)
  expect(named.toSorted()).toEqual(targets.map(({ collection }) => collection).toSorted())
})

test('each role has the rights of the table, by each way and kind of token', async () => {
  const differences: string[] = []
  for (const { collections, cells } of await readTable())
    for (const target of targets.filter(({ collection }) => collections.includes(collection))) {
      // Tokens of people differ in the sign-in only: the first collection of each row is enough for them.
      const isFirst = target.collection === collections[0]
      const asking = senders.filter(
        ({ kind }) => isFirst || ['static token', 'none'].includes(kind),
      )
      const found = await Promise.all(
        asking.map((each) => differencesOf(target, each, cells[each.role])),
      )
      differences.push(...found.flat())
    }
  expect(differences).toEqual([])
})

async function differencesOf(
  target: Target,
  { role, kind, sender }: (typeof senders)[number],
  wanted: Partial<Record<Way, string>> = {},
): Promise<string[]> {
  const mine = { ...target, own: own.get(`${target.collection} ${sender.id}`) }
  const differences: string[] = []
  for (const way of WAYS) {
    const found = await probe(cms.url, sender, mine, way)
    if (found === null || found === (wanted[way] ?? '')) continue
    const said = `${found || '–'}, not ${wanted[way] || '–'}`
    differences.push(`${target.collection}, ${role}, ${kind}, ${way}: ${said}`)
  }
  return differences
}
