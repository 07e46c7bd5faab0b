import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import type { Row } from '../../cms/setup/client.ts'
import { askCms } from '../support/cms.ts'

const HOUR_MS = 3_600_000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString()

test('entries of a consent are only added, and a withdrawal ends the contact', async () => {
  const agreed = (purpose: string) => ({ purpose, event: 'agreed', at: hoursAgo(1), text: 'Yes' })
  const consent = [agreed('enquiry'), agreed('reminders')]
  const id = await createSentEnquiry({ consent })
  expect(await field(id, 'may_contact')).toBe('reminders')
  const change = (...entries: Row[]) =>
    askCms('PATCH', `/items/admission/${id}`, { consent: entries })
  for (const entries of [[], consent.slice(1), [{ ...consent[0], text: 'No' }, consent[1] ?? {}]])
    expect((await change(...entries)).status).toBe(403)
  const withdrawn = { purpose: 'reminders', event: 'withdrawn', at: hoursAgo(50) }
  expect((await change(...consent, withdrawn)).status).toBe(200)
  expect(await field(id, 'may_contact')).toBe('answer')
  const stored = (await field(id, 'consent')) as Row[]
  expect(stored.slice(0, 2)).toEqual(consent)
  expect(Date.parse(String(stored[2]?.['at']))).toBeGreaterThan(Date.now() - HOUR_MS)
  expect((await change(...stored, { purpose: 'enquiry', event: 'withdrawn' })).status).toBe(200)
  expect(await field(id, 'may_contact')).toBe('none')
  await askCms('PATCH', `/items/admission/${id}`, { request: 'erasure' })
  const days = (Date.parse(String(await field(id, 'request_by'))) - Date.now()) / 24 / HOUR_MS
  expect(days).toBeGreaterThan(88)
})

test('a CSV file is safe to open, and the stored text is unchanged', async () => {
  const mark = `csv ${randomUUID()}`
  const nasty = ['=HYPERLINK("http://x.example","a")', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1']
  const ids = await Promise.all(
    nasty.map((notes) =>
      createSentEnquiry({ name: mark, notes, class: '=cmd', phone: '+91 361 000 0000' }),
    ),
  )
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
  const stored = await Promise.all(ids.map((id) => field(id, 'notes')))
  expect(stored).toEqual(nasty)
})

/** Creates an enquiry of the home page as the site sends it; returns its id. */
async function createSentEnquiry(more: Row = {}): Promise<string> {
  const id = randomUUID()
  const times = { received_at: hoursAgo(0), reply_by: hoursAgo(-24), notice_version: '2026-11-21' }
  const child = { name: 'Asha Rao', age: 6, class: 'I', phone: '0000000000', whatsapp: null }
  const row = { id, ...child, ...times, suspected: null, ...more }
  expect((await askCms('POST', '/items/admission', row)).status).toBe(200)
  return id
}

const field = async (id: string, name: string) =>
  (await askCms('GET', `/items/admission/${id}`)).row[name]

async function download(path: string): Promise<string> {
  const { status, text } = await askCms('GET', path)
  expect(status).toBe(200)
  return text
}
