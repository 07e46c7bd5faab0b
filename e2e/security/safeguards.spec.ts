import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import { EDITOR_ROLE } from '../../cms/setup/access-model.ts'
import {
  askCms,
  asRole,
  call,
  changeItem,
  createItem,
  deleteItem,
  idOf,
  sampleFile,
  uploadSample,
  withItem,
} from '../support/cms.ts'
import { requireEnv } from '../support/require-env.ts'

const PDF = { type: 'application/pdf' }

const graphql = (path: string, query: string) => askCms('POST', path, { query })

const NOTICE = { title: 'Sports day', date: '2019-11-21', status: 'draft' }

test('a file in use is not deleted, and the error names its use', async () => {
  const link = (id: string) => `<p><a href="/assets/${id}">Paper</a></p>`
  const places = [
    ['notification', 'notice “Sports day”', (id: string) => ({ ...NOTICE, file: id })],
    ['notification', 'notice “Sports day”', (id: string) => ({ ...NOTICE, description: link(id) })],
    ['heading', 'heading “Prize day”', (id: string) => ({ title: 'Prize day', image: id })],
    ['gallery', 'album “Picnic”', (id: string) => album(id)],
  ] as const
  for (const [collection, place, row] of places) {
    const file = await uploadSample('annual-sports-day.pdf')
    const id = await createItem(collection, row(file))
    const message = `This file is on the ${place}. Remove it there first.`
    const mutation = `mutation { delete_files_item(id: "${file}") { id } }`
    for (const { refusal } of [
      await askCms('DELETE', `/files/${file}`),
      await askCms('DELETE', '/files', [file]),
      await graphql('/graphql/system', mutation),
    ])
      expect(refusal).toContain(message)
    expect((await askCms('GET', `/files/${file}`)).status).toBe(200)
    await deleteItem(collection, id)
    expect((await askCms('DELETE', `/files/${file}`)).status).toBe(204)
  }
})

const album = (id: string) => ({
  title: 'Picnic',
  images: { create: [{ directus_files_id: id }], update: [], delete: [] },
})

const TIMES = {
  first: 'publish_from',
  last: 'publish_until',
  early: '2030-01-01T10:00:00Z',
  late: '2030-01-02T10:00:00Z',
  sentence: '“Publish Until” must be later than “Publish From”',
}
const DAYS = {
  first: 'from',
  last: 'to',
  early: '2030-01-01',
  late: '2030-01-02',
  sentence: '“To” must not be before “From”',
}
test('an end before the start is rejected when a row is created, changed or partly changed', async () => {
  for (const [collection, row, { first, last, early, late, sentence }] of [
    ['notification', NOTICE, TIMES],
    ['calendar_date', { title: 'Fair', kind: 'Event', status: 'draft' }, DAYS],
  ] as const) {
    const path = `/items/${collection}`
    const wrong = { [first]: late, [last]: early }
    const half = { [last]: early }
    await withItem(collection, { ...row, [first]: late }, async (id) => {
      const mutation = `mutation { update_${collection}_item(id: ${id}, data: { ${last}: "${early}" }) { id } }`
      for (const { refusal } of [
        await askCms('POST', path, { ...row, ...wrong }),
        await askCms('PATCH', `${path}/${id}`, wrong),
        await askCms('PATCH', `${path}/${id}`, half),
        await askCms('PATCH', path, { keys: [id], data: half }),
        await graphql('/graphql', mutation),
      ])
        expect(refusal).toContain(sentence)
      for (const allowed of [{ [first]: early }, { [last]: late }])
        expect((await changeItem(collection, id, allowed)).status).toBe(200)
    })
  }
})

test('a user who has worked in the CMS can be deleted, and their content stays', async () => {
  for (const remove of [
    (id: string) => askCms('DELETE', `/users/${id}`),
    (id: string) =>
      graphql('/graphql/system', `mutation { delete_users_item(id: "${id}") { id } }`),
  ]) {
    const [id, policy, token] = [randomUUID(), randomUUID(), randomUUID()]
    // Without a right to the Studio no seat is taken.
    const permissions = ['create', 'read', 'update'].map((action) => ({
      collection: 'directus_files',
      action,
      fields: ['*'],
    }))
    await askCms('POST', '/policies', { id: policy, name: 'A test', permissions })
    const account = { id, token, status: 'active', email: `${id}@example.com` }
    await askCms('POST', '/users', { ...account, policies: [{ policy }] })
    const form = new FormData()
    form.set('file', new File(['%PDF-1.4\n'], 'plan.pdf', { type: 'application/pdf' }))
    const file = idOf((await call(token, 'POST', '/files', form)).row)
    await call(token, 'PATCH', `/files/${file}`, { title: 'Plan' })
    const read = async (fields: string) =>
      (await askCms('GET', `/files/${file}?fields=${fields}`)).data
    const owners = 'uploaded_by,modified_by'
    expect(await read(owners)).toEqual({ uploaded_by: id, modified_by: id })
    const { status, refusal } = await remove(id)
    expect([status < 300, refusal]).toEqual([true, undefined])
    expect((await askCms('GET', `/users/${id}`)).status).toBe(403)
    expect(await read(owners)).toEqual({ uploaded_by: null, modified_by: null })
    expect(await read('title')).toEqual({ title: 'Plan' })
    await askCms('DELETE', `/files/${file}`)
    await askCms('DELETE', `/policies/${policy}`)
  }
})

test('only an upload sets where its bytes are and what they are, by every API', async () => {
  const other = await uploadSample('annual-sports-day.pdf')
  const letter = new Uint8Array(sampleFile('affiliation-letter.pdf'))
  await asRole(EDITOR_ROLE, async (editor) => {
    for (const token of [editor, requireEnv('E2E_CMS_ADMIN_TOKEN')]) {
      const own = await uploadSample('fire-safety-certificate.pdf')
      const path = `/files/${own}`
      const forged = { filename_disk: `${other.slice(0, 3)}.pdf` }
      const send = (fields: object, method = 'POST', to = '/files') => {
        const form = new FormData()
        for (const [field, value] of Object.entries(fields)) form.set(field, String(value))
        form.set('file', new File([letter], 'a.pdf', PDF))
        return call(token, method, to, form)
      }
      const data = `{ filename_disk: "${forged.filename_disk}" }`
      const mutation = `mutation { update_files_item(id: "${own}", data: ${data}) { id } }`
      for (const { refusal } of [
        await call(token, 'PATCH', path, forged),
        await call(token, 'PATCH', '/files', { keys: [own], data: forged }),
        await call(token, 'PATCH', '/files', [{ id: own, ...forged }]),
        await call(token, 'POST', '/graphql/system', { query: mutation }),
        await call(token, 'PATCH', '/items/heading/1', { image: { id: own, ...forged } }),
        await send(forged),
        await send(forged, 'PATCH', path),
      ])
        expect(refusal).toContain('“filename_disk”')
      for (const [field, value] of Object.entries({ id: randomUUID(), width: 1, tus_id: 'a' })) {
        expect((await send({ [field]: value })).refusal).toContain(`“${field}”`)
        const change = await call(token, 'PATCH', path, { [field]: value })
        expect(change.refusal).toContain(`“${field}”`)
      }
      const row = { ...forged, type: 'image/png', storage: 'local', filename_download: 'a.png' }
      const without = await call(token, 'POST', '/files', row)
      expect(without.refusal).toBe('A file is created by uploading it.')
      const exported = { query: {}, format: 'csv', file: forged }
      const { refusal } = await call(token, 'POST', '/utils/export/faculty', exported)
      expect(refusal).toContain('choose “Download File”')
      // A replacement and its own fields are accepted.
      expect((await send({ focal_point_x: 1 }, 'PATCH', path)).status).toBe(200)
      expect((await call(token, 'PATCH', path, { title: 'Ours', tags: ['a'] })).status).toBe(200)
      expect((await askCms('DELETE', path)).status).toBe(204)
      expect((await askCms('GET', `/assets/${other}`)).status).toBe(200)
    }
  })
  await askCms('DELETE', `/files/${other}`)
})
