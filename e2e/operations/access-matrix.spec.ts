import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import {
  EDITOR_ROLE,
  OFFICE_ROLE,
  PREVIEW_USER,
  WEBSITE_USER,
} from '../../cms/setup/access-model.ts'
import { pathOf, probe, send, type Sender, type Target, type Way } from '../support/access-probe.ts'
import { readTable } from '../support/access-table.ts'
import { isRow } from '../support/call.ts'
import { withDatabase } from '../support/database-file.ts'
import { copyInstance, type InstanceCopy } from '../support/instance-copy.ts'
import { readTokens } from '../support/instance.ts'
import { serveCms, type ServedCms } from '../support/served-cms.ts'

// Compares docs/security/access.md with what the CMS answers, in both directions.
test.describe.configure({ mode: 'serial', timeout: 300_000, retries: 0 })

const KINDS = ['static token', 'json token', 'session cookie'] as const
const WAYS: Way[] = ['REST', 'SEARCH', 'GraphQL']
const KEYS: Record<string, string> = {
  directus_collections: 'collection',
  directus_fields: 'field',
  directus_relations: 'field',
}
// The schema, which no trigger protects; extensions; and what this project does not use.
const READ_ONLY =
  /^directus_(collections|fields|relations|extensions|migrations|sessions|deployment|oauth)/
const NOBODY = '00000000-0000-4000-8000-000000000000'

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
  targets = await listTargets()
  freeze()
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
    directus_versions: { key: 'draft', collection: 'notification', item: null },
  }))
    await create(admin, collection, row)
}

async function listTargets(): Promise<Target[]> {
  const { data } = await ask(admin, 'GET', '/collections')
  const rows = (Array.isArray(data) ? data : []).filter(isRow)
  // A folder of the Studio's menu has no rows.
  const real = rows.filter(
    (row) => row['schema'] || String(row['collection']).startsWith('directus_'),
  )
  return Promise.all(
    real.map(async ({ collection: name, meta }): Promise<Target> => {
      const collection = String(name)
      const isSingleton = isRow(meta) && meta['singleton'] === true
      const key = KEYS[collection] ?? 'id'
      const listed = await ask(
        admin,
        'GET',
        `${pathOf(collection)}?limit=-1&fields=${key},${ownerOf(collection)}`,
      )
      const list = (Array.isArray(listed.data) ? listed.data : [listed.data]).filter(isRow)
      const foreign = list.find((row) => isAdmins(collection, row)) ?? {}
      return {
        collection,
        isSingleton,
        key,
        existing: String(foreign[key] ?? NOBODY),
        isReadOnly: READ_ONLY.test(collection),
        total: list.length,
      }
    }),
  )
}

const OWNERS: Record<string, string> = {
  directus_comments: 'user_created',
  directus_notifications: 'recipient',
  directus_presets: 'user',
  directus_users: 'id',
}
const ownerOf = (collection: string) => OWNERS[collection] ?? KEYS[collection] ?? 'id'
const isAdmins = (collection: string, row: Record<string, unknown>) => {
  const owner = OWNERS[collection]
  return owner === undefined || row[owner] === admin.id
}

/** Lets every write fail in the database, so that a probe changes nothing; a refused one does not get there. */
function freeze(): void {
  withDatabase(join(copy.dataDir, 'cms.sqlite'), (database) => {
    for (const { collection, total } of targets)
      if (total > 0 && !READ_ONLY.test(collection))
        for (const change of ['INSERT', 'UPDATE', 'DELETE'])
          database.exec(`CREATE TRIGGER "probe_${collection}_${change}" BEFORE ${change} ON "${collection}"
            BEGIN SELECT RAISE(ABORT, 'A probe changes nothing'); END`)
  })
}

test('the table names every collection of the CMS once', async () => {
  const table = await readTable()
  const named = table.flatMap(({ collections }) => collections)
  expect(named.toSorted()).toEqual(targets.map(({ collection }) => collection).toSorted())
})

test('each role has the rights of the table, by each way and kind of token', async () => {
  const table = await readTable()
  const differences: string[] = []
  for (const { collections, cells } of table)
    for (const target of targets.filter(({ collection }) => collections.includes(collection)))
      for (const { role, kind, sender } of senders) {
        const { collection } = target
        // By tokens of people that are no static ones, the first of each row is enough.
        if (kind !== 'static token' && kind !== 'none' && collection !== collections[0]) continue
        const mine = own.get(`${collection} ${sender.id}`)
        for (const way of WAYS) {
          const found = await probe(cms.url, sender, { ...target, own: mine }, way)
          const wanted = cells[role]?.[way] ?? ''
          if (found !== null && found !== wanted)
            differences.push(
              `${collection}, ${role}, ${kind}, ${way}: ${found || '–'}, not ${wanted || '–'}`,
            )
        }
      }
  expect(differences).toEqual([])
})
