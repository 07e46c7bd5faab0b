import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import {
  askCms,
  changeItem,
  createItem,
  deleteItem,
  uploadSample,
  withItem,
} from '../support/cms.ts'

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

test('an end before the start is rejected when a row is created, changed or partly changed', async () => {
  const [early, late] = ['2030-01-01T10:00:00Z', '2030-01-02T10:00:00Z']
  const wrong = { publish_from: late, publish_until: early }
  const sentence = '“Publish until” must be later than “Publish from”'
  for (const [collection, row] of [
    ['notification', NOTICE],
    ['heading', { title: 'Prize day', status: 'draft' }],
  ] as const) {
    const path = `/items/${collection}`
    const half = { publish_until: early }
    await withItem(collection, { ...row, publish_from: late }, async (id) => {
      const mutation = `mutation { update_${collection}_item(id: ${id}, data: { publish_until: "${early}" }) { id } }`
      for (const { refusal } of [
        await askCms('POST', path, { ...row, ...wrong }),
        await askCms('PATCH', `${path}/${id}`, wrong),
        await askCms('PATCH', `${path}/${id}`, half),
        await askCms('PATCH', path, { keys: [id], data: half }),
        await graphql('/graphql', mutation),
      ])
        expect(refusal).toContain(sentence)
      for (const allowed of [{ publish_from: null }, half])
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
    const id = randomUUID()
    const token = randomUUID()
    // Without a role that opens the Studio no seat is taken.
    await askCms('POST', '/users', { id, token, status: 'active', email: `${id}@example.com` })
    const file = await uploadSample('annual-sports-day.pdf')
    const owned = { uploaded_by: id, modified_by: id }
    await askCms('PATCH', `/files/${file}`, owned)
    const before = (await askCms('GET', `/files/${file}?fields=uploaded_by`)).data
    expect(before).toEqual({ uploaded_by: id })
    const { status, refusal } = await remove(id)
    expect([status < 300, refusal]).toEqual([true, undefined])
    expect((await askCms('GET', `/users/${id}`)).status).toBe(403)
    const after = (await askCms('GET', `/files/${file}?fields=uploaded_by,filename_download`)).data
    expect(after).toEqual({ uploaded_by: null, filename_download: 'annual-sports-day.pdf' })
    await askCms('DELETE', `/files/${file}`)
  }
})
