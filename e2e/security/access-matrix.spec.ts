import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import { WEBSITE_USER } from 'school-schema/subscribers'
import { EDITOR_ROLE, OFFICE_ROLE, PREVIEW_USER } from '../../cms/setup/access-model.ts'
import { pathOf, probe, probeFields, type Person, type Target } from '../support/access-probe.ts'
import {
  freeze,
  listTargets,
  NOBODY,
  readFieldLists,
  readTable,
} from '../support/access-targets.ts'
import { request } from '../../cms/setup/client.ts'
import { certificateOf } from '../support/rows.ts'
import { idOf } from '../support/cms.ts'
import { setUpCms } from '../support/servers/set-up.ts'

// Compares docs/security/access.md with the responses of the CMS, in both directions.

// Each sender has a static token; two-factors.spec.ts has the other ways to sign in.
const cms = setUpCms('access-matrix')
let admin: Person
const senders: { role: string; sender: Person }[] = []
let targets: Target[] = []
/** Rows that users created for themselves, by collection and user. */
const own = new Map<string, string>()

const ask = (sender: Person, method: string, path: string, body?: unknown) =>
  request(cms.url, sender, method, path, body)

async function create(sender: Person, collection: string, item: object): Promise<string> {
  const { status, text, row } = await ask(sender, 'POST', pathOf(collection), item)
  expect(status, `${collection}: ${text}`).toBe(200)
  return idOf(row)
}

test.beforeAll(async () => {
  const { adminToken, siteToken, previewToken } = cms.secrets
  const { row } = await cms.ask('GET', '/users/me?fields=id')
  admin = { id: idOf(row), token: adminToken }
  const website = { id: WEBSITE_USER, token: siteToken }
  senders.push(
    { role: 'anonymous', sender: { id: NOBODY } },
    { role: 'website', sender: website },
    { role: 'preview', sender: { id: PREVIEW_USER, token: previewToken } },
    { role: 'administrator', sender: admin },
  )
  await addPerson('editor', EDITOR_ROLE)
  await addPerson('office', OFFICE_ROLE)
  await addRows(website)
  targets = await listTargets(cms.url, admin)
  freeze(cms.copy.dataDir, targets)
})

async function addPerson(role: string, roleId: string): Promise<void> {
  const id = randomUUID()
  const token = randomUUID()
  const person = { id, token, email: `${id}@example.com`, role: roleId, status: 'active' }
  await create(admin, 'directus_users', person)
  senders.push({ role, sender: { id, token } })
  own.set(`directus_users ${id}`, id)
  for (const [collection, row] of Object.entries({
    directus_presets: { collection: 'pages' },
    directus_comments: { comment: 'A test', collection: 'directus_users', item: id },
  }))
    own.set(`${collection} ${id}`, await create({ id, token }, collection, row))
  const row = { recipient: id, subject: 'A test' }
  own.set(`directus_notifications ${id}`, await create(admin, 'directus_notifications', row))
}

async function addRows(website: Person): Promise<void> {
  for (const [collection, row] of Object.entries({
    admission: { name: 'Asha', age: 6, class: 'I', phone: '0000000000' },
    admission_form: { student_name: 'Asha', age: 6, contact_number: '0000000000' },
    form_answer: { form: 'Leave application' },
    content_finding: { page: '/', what: 'A test', todo: 'None.', link: '/' },
  }))
    await ask(website, 'POST', `/items/${collection}`, { id: randomUUID(), ...row })
  const address = { address: 'a@example.com', language: 'en', evening: false }
  await ask(website, 'POST', '/items/subscriber', { id: randomUUID(), ...address })
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

test('each role has the rights of the table', async () => {
  const differences: string[] = []
  for (const { collections, cells } of await readTable())
    for (const target of targets.filter(({ collection }) => collections.includes(collection))) {
      const found = senders.map((each) => differencesOf(target, each, cells[each.role]))
      differences.push(...(await Promise.all(found)).flat())
    }
  expect(differences).toEqual([])
})

async function differencesOf(
  target: Target,
  { role, sender }: (typeof senders)[number],
  wanted = '',
): Promise<string[]> {
  const mine = { ...target, own: own.get(`${target.collection} ${sender.id}`) }
  const found = await probe(cms.url, sender, mine)
  return found === wanted ? [] : [`${target.collection}, ${role}: ${found || '–'}, not ${wanted}`]
}

test('people set the fields of the list, and no others', async () => {
  const lists = await readFieldLists()
  expect(lists.length).toBe(5)
  for (const { collection, roles, fields } of lists)
    for (const { role, sender } of senders.filter((each) => roles.includes(each.role))) {
      const target = targets.find((each) => each.collection === collection)
      const id = own.get(`${collection} ${sender.id}`) ?? target?.existing ?? NOBODY
      const found = await probeFields(cms.url, { admin, sender }, collection, id)
      expect(found.toSorted(), `${collection}, ${role}`).toEqual(fields.toSorted())
    }
})
