import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import { askCms } from '../support/cms.ts'

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
