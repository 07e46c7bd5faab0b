import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import { EDITOR_ROLE } from '../../cms/setup/access-model.ts'
import {
  askCms,
  asRole,
  call,
  createItem,
  deleteItem,
  idOf,
  sampleFile,
  uploadSample,
} from '../support/cms.ts'

const PDF = { type: 'application/pdf' }

const NOTICE = { title: 'Sports day', date: '2019-11-21', status: 'draft' }

test('a file in use is not deleted, and the error names its use', async () => {
  const link = (id: string) => `<p><a href="/assets/${id}">Document</a></p>`
  const places = [
    ['notification', 'notice “Sports day”', (id: string) => ({ ...NOTICE, description: link(id) })],
    ['gallery', 'album “Picnic”', (id: string) => album(id)],
  ] as const
  for (const [collection, place, row] of places) {
    const file = await uploadSample('annual-sports-day.pdf')
    const id = await createItem(collection, row(file))
    const message = `This file is on the ${place}. Remove it there first.`
    expect((await askCms('DELETE', `/files/${file}`)).refusal).toContain(message)
    expect((await askCms('GET', `/files/${file}`)).status).toBe(200)
    await deleteItem(collection, id)
    expect((await askCms('DELETE', `/files/${file}`)).status).toBe(204)
  }
})

const album = (id: string) => ({
  title: 'Picnic',
  images: { create: [{ directus_files_id: id }], update: [], delete: [] },
})

test('a user who has worked in the CMS can be deleted, and their content stays', async () => {
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
  form.set('file', new File(['%PDF-1.4\n'], 'plan.pdf', PDF))
  const file = idOf((await call(token, 'POST', '/files', form)).row)
  await call(token, 'PATCH', `/files/${file}`, { title: 'Plan' })
  const read = async () =>
    (await askCms('GET', `/files/${file}?fields=title,uploaded_by,modified_by`)).data
  expect(await read()).toEqual({ title: 'Plan', uploaded_by: id, modified_by: id })
  const { status, refusal } = await askCms('DELETE', `/users/${id}`)
  expect([status < 300, refusal]).toEqual([true, undefined])
  expect(await read()).toEqual({ title: 'Plan', uploaded_by: null, modified_by: null })
  await askCms('DELETE', `/files/${file}`)
  await askCms('DELETE', `/policies/${policy}`)
})

test('only an upload sets where its bytes are, by every API', async () => {
  const letter = new Uint8Array(sampleFile('affiliation-letter.pdf'))
  const other = await uploadSample('annual-sports-day.pdf')
  const forged = { filename_disk: `${other.slice(0, 3)}.pdf` }
  await asRole(EDITOR_ROLE, async (token) => {
    const own = await uploadSample('fire-safety-certificate.pdf')
    const path = `/files/${own}`
    const send = (fields: object, method = 'POST', to = '/files') => {
      const form = new FormData()
      for (const [field, value] of Object.entries(fields)) form.set(field, String(value))
      form.set('file', new File([letter], 'a.pdf', PDF))
      return call(token, method, to, form)
    }
    const data = `{ filename_disk: "${forged.filename_disk}" }`
    const mutation = `mutation { update_files_item(id: "${own}", data: ${data}) { id } }`
    for (const { refusal } of [
      await call(token, 'POST', '/graphql/system', { query: mutation }),
      await call(token, 'PATCH', '/items/heading/1', { image: { id: own, ...forged } }),
      await send(forged, 'PATCH', path),
    ])
      expect(refusal).toContain('“filename_disk”')
    const row = { ...forged, type: 'image/png', storage: 'local', filename_download: 'a.png' }
    const without = await call(token, 'POST', '/files', row)
    expect(without.refusal).toBe('A file is created by uploading it.')
    const exported = { query: {}, format: 'csv', file: forged }
    const { refusal } = await call(token, 'POST', '/utils/export/faculty', exported)
    expect(refusal).toContain('choose “Download File”')
    // A replacement and its own fields are accepted.
    expect((await send({ focal_point_x: 1 }, 'PATCH', path)).status).toBe(200)
    expect((await askCms('DELETE', path)).status).toBe(204)
    expect((await askCms('GET', `/assets/${other}`)).status).toBe(200)
  })
  await askCms('DELETE', `/files/${other}`)
})
