import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import {
  EDITOR_ROLE,
  OFFICE_ROLE,
  PREVIEW_USER,
  WEBSITE_USER,
} from '../../cms/setup/access-model.ts'
import {
  pathOf,
  probe,
  probeFields,
  type Person,
  type Target,
  type Way,
} from '../support/access-probe.ts'
import {
  freeze,
  listTargets,
  NOBODY,
  readFieldLists,
  readTable,
} from '../support/access-targets.ts'
import { request } from '../../cms/setup/client.ts'
import { certificateOf } from '../support/certificate.ts'
import { idOf } from '../support/cms.ts'
import { readTokens } from '../support/servers/instance.ts'
import { setUpCms } from '../support/servers/set-up.ts'

// Compares docs/security/access.md with the responses of the CMS, in both directions.
test.describe.configure({ timeout: 600_000 })

const KINDS = ['static token', 'json token', 'session cookie'] as const
const WAYS: Way[] = ['REST', 'SEARCH', 'GraphQL']

// The address is that of the Studio; the rights do not depend on it.
const cms = setUpCms('access-matrix', { STUDIO_URL: 'https://cms.school.example' })
let admin: Person
const senders: { role: string; kind: string; sender: Person }[] = []
let targets: Target[] = []
/** Rows that users created for themselves, by collection and user. */
const own = new Map<string, string>()
/** The administrator's cookies over https. */
const cookies: string[] = []

const ask = (sender: Person, method: string, path: string, body?: unknown) =>
  request(cms.url, sender, method, path, body)

async function create(sender: Person, collection: string, item: object): Promise<string> {
  const { status, text, row } = await ask(sender, 'POST', pathOf(collection), item)
  expect(status, `${collection}: ${text}`).toBe(200)
  return idOf(row)
}

test.beforeAll(async () => {
  const { dataDir } = cms.copy
  const { adminToken, siteToken, previewToken } = await readTokens(dataDir)
  const { row } = await ask({ id: '', token: adminToken }, 'GET', '/users/me?fields=id')
  admin = { id: idOf(row), token: adminToken }
  const website = { id: WEBSITE_USER, token: siteToken }
  senders.push(
    { role: 'anonymous', kind: 'none', sender: { id: NOBODY } },
    { role: 'website', kind: 'static token', sender: website },
    { role: 'preview', kind: 'static token', sender: { id: PREVIEW_USER, token: previewToken } },
  )
  await addPerson('editor', EDITOR_ROLE)
  await addPerson('office', OFFICE_ROLE)
  await addKinds('administrator', admin.id, adminToken, cms.administrator)
  await addRows(website)
  targets = await listTargets(cms.url, admin)
  // A sign-in writes to the database.
  cookies.push(...(await signIn('session')), ...(await signIn('cookie')))
  freeze(dataDir, targets)
})

async function addPerson(role: string, roleId: string): Promise<void> {
  const id = randomUUID()
  const person = { email: `${id}@example.com`, password: `kite ${randomUUID()}` }
  const token = randomUUID()
  await create(admin, 'directus_users', { id, ...person, token, role: roleId, status: 'active' })
  await addKinds(role, id, token, person)
  own.set(`directus_users ${id}`, id)
  for (const [collection, row] of Object.entries({
    directus_presets: { collection: 'pages' },
    directus_comments: { comment: 'A test', collection: 'directus_users', item: id },
  }))
    own.set(`${collection} ${id}`, await create({ id, token }, collection, row))
  const row = { recipient: id, subject: 'A test' }
  own.set(`directus_notifications ${id}`, await create(admin, 'directus_notifications', row))
}

/** Adds one user for each kind of token. */
async function addKinds(role: string, id: string, token: string, person: object): Promise<void> {
  const login = (mode: string) => ask({ id }, 'POST', '/auth/login', { ...person, mode })
  const access = String((await login('json')).row['access_token'])
  const { cookie } = await login('session')
  const kinds = [{ token }, { token: access }, { cookie }]
  KINDS.forEach((kind, index) => senders.push({ role, kind, sender: { id, ...kinds[index] } }))
}

async function addRows(website: Person): Promise<void> {
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
    certificate: certificateOf('1'),
    directus_comments: { comment: 'A test', collection: 'directus_users', item: admin.id },
    directus_folders: { name: 'A test' },
    directus_notifications: { recipient: admin.id, subject: 'A test' },
    directus_presets: { collection: 'pages', user: admin.id },
    directus_shares: { collection: 'pages', item: '1', name: 'A test' },
    directus_translations: { key: 'a_row', language: 'en-GB', value: 'A row' },
  }))
    await create(admin, collection, row)
}

test('the table has every collection of the CMS once', async () => {
  const table = await readTable()
  const named = table.flatMap(({ collections }) => collections)
  expect(named.toSorted()).toEqual(targets.map(({ collection }) => collection).toSorted())
})

test('each role has the rights of the table, by each API and kind of token', async () => {
  const differences: string[] = []
  for (const { collections, cells } of await readTable())
    for (const target of targets.filter(({ collection }) => collections.includes(collection))) {
      // A user's tokens only differ in the sign-in: the first collection of each row is enough for
      // them.
      const isFirst = target.collection === collections[0]
      const asking = senders.filter(({ kind }) => isFirst || /^(static token|none)$/.test(kind))
      const found = asking.map((each) => differencesOf(target, each, cells[each.role]))
      differences.push(...(await Promise.all(found)).flat())
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

test('people set the fields of the list, and no others', async () => {
  const lists = await readFieldLists()
  expect(lists.length).toBe(5)
  for (const { collection, roles, fields } of lists)
    for (const { role, kind, sender } of senders) {
      if (kind !== 'static token' || !roles.includes(role)) continue
      const target = targets.find((each) => each.collection === collection)
      const id = own.get(`${collection} ${sender.id}`) ?? target?.existing ?? NOBODY
      const found = await probeFields(cms.url, { admin, sender }, collection, id)
      expect(found.toSorted(), `${collection}, ${role}`).toEqual(fields.toSorted())
    }
})

async function signIn(mode: 'session' | 'cookie') {
  const answer = await fetch(`${cms.url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
    body: JSON.stringify({ ...cms.administrator, mode }),
  })
  expect(answer.status).toBe(200)
  return answer.headers.getSetCookie()
}

test('a sign-in by https gets cookies for https and for that host only', () => {
  const names = cookies.map((cookie) => cookie.split('=')[0])
  expect(names.sort()).toEqual(['__Host-refresh', '__Host-session'])
  for (const cookie of cookies) {
    const said = cookie.split('; ').slice(1)
    expect(said).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']))
    expect(cookie).not.toMatch(/domain=/i)
  }
})

test('the CMS accepts the cookie', async () => {
  const session = cookies[0]?.split(';')[0] ?? ''
  const statusOf = async (cookie: string) =>
    (await request(cms.url, { cookie }, 'GET', '/users/me')).status
  expect(await statusOf(session)).toBe(200)
  expect(await statusOf(session.replace('__Host-session', 'directus_session_token'))).not.toBe(200)
})
