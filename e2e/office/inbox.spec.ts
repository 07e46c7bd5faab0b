import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import { askCms, asRole, call, idOf } from '../support/cms.ts'
import { EDITOR_ROLE, OFFICE_ROLE } from '../../cms/setup/access-model.ts'
import { holdsAny, tracesOf } from '../support/byte-search.ts'

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

test('a CSV file is safe to open, and the stored text is unchanged', async () => {
  const mark = `csv ${randomUUID()}`
  const nasty = ['=HYPERLINK("http://x.example","a")', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1']
  const times = { received_at: new Date().toISOString(), reply_by: new Date().toISOString() }
  const child = { name: mark, age: 6, class: '=cmd', phone: '+91 361 000 0000', whatsapp: null }
  const ids = nasty.map(() => randomUUID())
  for (const [index, notes] of nasty.entries()) {
    const row = { id: ids[index], ...child, ...times, notes }
    expect((await askCms('POST', '/items/admission', row)).status).toBe(200)
  }
  const filter = encodeURIComponent(JSON.stringify({ name: { _eq: mark } }))
  const texts = [
    await download(`/items/admission?export=csv&filter=${filter}`),
    await download(`/items/admission?export=csv_utf8&limit=-1&filter=${filter}&fields=notes,phone`),
    await download(`/items/admission/${ids[0]}?export=csv`),
  ]
  for (const text of texts) {
    expect(text).toContain(`"'=HYPERLINK(""http://x.example"",""a"")"`)
    expect(text).toContain("'+91 361 000 0000")
    expect(text.replace('\uFEFF', '')).not.toMatch(/(^|,|\n)"?[=+\-@\t\r]/)
  }
  expect(await download(`/items/admission?export=json&filter=${filter}`)).toContain('"=cmd"')
  const stored = await Promise.all(ids.map((id) => askCms('GET', `/items/admission/${id}`)))
  expect(stored.map(({ row }) => row['notes'])).toEqual(nasty)
})

test('an entry of a consent is never removed', async () => {
  const id = randomUUID()
  const consent = [
    { purpose: 'enquiry', event: 'agreed', at: new Date().toISOString(), text: 'Yes' },
  ]
  const child = { name: 'Asha Rao', age: 6, class: 'I', phone: '0000000000' }
  await askCms('POST', '/items/admission', { id, ...child, consent })
  expect((await askCms('PATCH', `/items/admission/${id}`, { consent: [] })).status).toBe(403)
  const withdrawn = { consent: [...consent, { purpose: 'enquiry', event: 'withdrawn' }] }
  const { row } = await askCms('PATCH', `/items/admission/${id}`, withdrawn)
  expect(row['may_contact']).toBe('none')
})

async function download(path: string): Promise<string> {
  const { status, text } = await askCms('GET', path)
  expect(status).toBe(200)
  return text
}
