import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import { EDITOR_ROLE, OFFICE_ROLE } from '../../cms/setup/access-model.ts'
import { holdsAny, tracesOf } from '../support/byte-search.ts'
import { askCms, asRole, call, idOf } from '../support/cms.ts'

const canary = `kanari${randomUUID().replaceAll('-', '')}`
const traces = tracesOf(canary)
const holdsCanary = (text: string) => holdsAny(Buffer.from(text), traces)

test('an editor finds no canary in comments, deletions and saved views of the office', async () => {
  const item = randomUUID()
  const enquiry = { id: item, name: 'Asha Rao', age: 6, class: 'I', phone: '0000000000' }
  await askCms('POST', '/items/admission', enquiry)
  const comments: string[] = []
  await asRole(OFFICE_ROLE, async (token) => {
    for (const comment of [`${canary} called`, `${canary} called again`]) {
      const made = await call(token, 'POST', '/comments', {
        collection: 'admission',
        item,
        comment,
      })
      expect(made.status).toBe(200)
      comments.push(idOf(made.row))
    }
    const [first, second] = comments
    await call(token, 'PATCH', `/comments/${first}`, { comment: `${canary} called twice` })
    const own = await call(token, 'GET', `/comments/${first}`)
    expect(holdsCanary(own.text)).toBe(true)
    expect((await call(token, 'DELETE', `/comments/${second}`)).status).toBe(204)
    const view = { collection: 'admission', search: canary }
    expect((await call(token, 'POST', '/presets', view)).status).toBe(200)
  })
  await asRole(EDITOR_ROLE, async (token) => {
    const get = (path: string) => call(token, 'GET', path)
    const ofComments = '/revisions?filter[collection][_eq]=directus_comments'
    for (const { text } of [
      await get('/revisions?sort=-id&fields=*,parent.*,activity.revisions.*'),
      await get('/activity?sort=-id&fields=*,revisions.*'),
      await get('/comments?limit=-1'),
      await get('/presets?limit=-1'),
    ])
      expect(holdsCanary(text)).toBe(false)
    expect((await get(ofComments)).rows).toEqual([])
    expect((await get(`${ofComments}&limit=0&meta=filter_count`)).text).toContain(
      '"filter_count":0',
    )
  })
  const kept = await askCms('GET', '/revisions?limit=-1&fields=data,delta')
  expect(holdsCanary(JSON.stringify(kept.data))).toBe(false)
  await askCms('DELETE', `/comments/${comments[0]}`)
  await askCms('DELETE', '/presets', { query: { filter: { search: { _eq: canary } } } })
  await askCms('DELETE', `/items/admission/${item}`)
})
