import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openOutbox } from '../lib/enquiry/outbox/schema.ts'
import { temporaryFolder } from '../lib/server/testing/temporary.ts'
import { loadSecrets } from '../scripts/lib/secrets.ts'
import { supplySites } from './volumes.ts'

const root = temporaryFolder()
let data = ''
beforeEach(() => {
  data = join(root, crypto.randomUUID())
  for (const folder of ['content', 'uploads', 'site-a', 'site-b', 'site-2'])
    mkdirSync(join(data, folder), { recursive: true })
})

function addEnquiry(folder: string, id: string) {
  const outbox = openOutbox(join(folder, 'outbox.sqlite'))
  outbox
    .prepare(
      "INSERT INTO enquiry (id, collection, item, received_at, next_at) VALUES (?, 'admission', '{}', 1, 0)",
    )
    .run(id)
  return outbox
}

function idsIn(folder: string): unknown[] {
  const outbox = openOutbox(join(folder, 'outbox.sqlite'))
  const rows = outbox.prepare('SELECT id FROM enquiry ORDER BY id').all()
  outbox.close()
  return rows.map(({ id }) => id)
}

test('the data of an earlier version is divided, also by a run that was killed before', async () => {
  const secrets = await loadSecrets(data)
  addEnquiry(data, 'waits').close()
  addEnquiry(join(data, 'site-2'), 'waits in the second').close()
  addEnquiry(join(data, 'site-a'), 'new').close()
  writeFileSync(join(data, 'content/school.json'), '{}')
  mkdirSync(join(data, 'site-a/content.new'))
  await supplySites({ dataDir: data, siteFolders: ['site-a', 'site-b'] }, secrets)
  await supplySites({ dataDir: data, siteFolders: ['site-a', 'site-b'] }, secrets)
  expect(idsIn(join(data, 'site-a'))).toEqual(['new', 'waits', 'waits in the second'])
  expect(readFileSync(join(data, 'site-a/content/school.json'), 'utf8')).toBe('{}')
  expect(readdirSync(data).toSorted()).toEqual([
    'secrets.json',
    'site-2',
    'site-a',
    'site-b',
    'uploads',
  ])
})

test('a site gets the secrets that it needs, and none of the CMS', async () => {
  const { adminToken, adminPassword, cmsSecret, ...shared } = await loadSecrets(data)
  await supplySites(
    { dataDir: data, siteFolders: ['site-a', 'site-b'] },
    { adminToken, adminPassword, cmsSecret, ...shared },
  )
  for (const site of ['site-a', 'site-b']) {
    const text = readFileSync(join(data, site, 'secrets.json'), 'utf8')
    for (const word of [adminToken, adminPassword, cmsSecret]) expect(text).not.toContain(word)
    const { siteToken, serverActionsKey } = await loadSecrets(join(data, site))
    expect({ siteToken, serverActionsKey }).toEqual({
      siteToken: shared.siteToken,
      serverActionsKey: shared.serverActionsKey,
    })
  }
})

test('an outbox that a site still writes to is not moved', async () => {
  const secrets = await loadSecrets(data)
  const open = addEnquiry(data, 'waits')
  await expect(
    supplySites({ dataDir: data, siteFolders: ['site-a', 'site-b'] }, secrets),
  ).rejects.toThrow('still runs')
  expect(existsSync(join(data, 'outbox.sqlite'))).toBe(true)
  open.close()
  await supplySites({ dataDir: data, siteFolders: ['site-a', 'site-b'] }, secrets)
  expect(idsIn(join(data, 'site-a'))).toEqual(['waits'])
})

test('a damaged outbox is kept where the site reports it', async () => {
  writeFileSync(join(data, 'outbox.sqlite'), 'not a database, '.repeat(500))
  await supplySites({ dataDir: data, siteFolders: ['site-a', 'site-b'] }, await loadSecrets(data))
  expect(readdirSync(join(data, 'site-a')).join()).toMatch(/outbox\.corrupt-\d+\.sqlite/)
})

test('containers that share one volume keep it', async () => {
  addEnquiry(data, 'waits').close()
  await supplySites({ dataDir: data, siteFolders: [] }, await loadSecrets(data))
  expect(idsIn(data)).toEqual(['waits'])
})
