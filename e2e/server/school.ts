import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LookupFunction } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { Agent, setGlobalDispatcher } from 'undici'
import { waitUntil } from '../../scripts/lib/wait-until.ts'
import { readForms } from '../resilience/enquiries/forms.ts'
import { postPlainly } from '../support/plain-post.ts'
import type { Machine } from './machine.ts'

/** A school of the server, and the port that the installation chooses for its CMS. */
export type School = { id: string; cmsPort: number }
export const FIRST: School = { id: 'north-hill', cmsPort: 3001 }
export const SECOND: School = { id: 'lake-view', cmsPort: 3011 }

export const SITE = 'http://127.0.0.1:3000'
export const PUBLIC_URL = 'https://school.test'

/** Makes fetch resolve every name to this machine, and trust the certificates of the school. */
export async function trustMachine({ run }: Machine): Promise<void> {
  const own = { address: '127.0.0.1', family: 4 }
  const lookup: LookupFunction = (_, { all }, found) =>
    all ? found(null, [own]) : found(null, own.address, own.family)
  // A new connection for each visitor: a browser would retry on one that nginx has closed.
  setGlobalDispatcher(new Agent({ connect: { lookup }, pipelining: 0 }))
  const certificate = await run('cat /etc/school-website/north-hill/tls/fullchain.pem')
  const root = await run('curl -sk https://localhost:15000/roots/0')
  setDefaultCACertificates([...getCACertificates('default'), certificate, root])
}

/** Requests the CMS of a school as its administrator. */
export async function askCms(
  { folder }: Machine,
  { id, cmsPort }: School,
  path: string,
  request: RequestInit = {},
) {
  const file = join(folder, `var/lib/school-website/${id}/data/secrets.json`)
  const { adminToken } = JSON.parse(await readFile(file, 'utf8')) as { adminToken: string }
  const headers = { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' }
  const response = await fetch(`http://127.0.0.1:${cmsPort}${path}`, { ...request, headers })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { data: Record<string, unknown>[] }).data
}

/** The number of rows of each collection that users fill. */
export async function countRows(machine: Machine, school: School): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of ['notification', 'pages', 'faculty', 'gallery', 'admission_form', 'fee'])
    counts[name] = (await askCms(machine, school, `/items/${name}?limit=-1&fields=id`)).length
  return counts
}

/** Sends an enquiry through nginx, without JavaScript; returns whether the page thanks for it. */
export async function sendEnquiry(name: string): Promise<boolean> {
  const { admission_form } = await readForms(PUBLIC_URL)
  const typed = { student_name: name, age: '6', contact_number: '9876543210' }
  const response = await postPlainly(PUBLIC_URL, admission_form, typed)
  return response.ok && (await response.text()).includes(name)
}

/** Publishes a notice in the CMS of a school. */
export const publishNotice = (machine: Machine, school: School, title: string) =>
  askCms(machine, school, '/items/notification', {
    method: 'POST',
    body: JSON.stringify({ title, date: '2026-11-25', category: 'general' }),
  })

/** The seconds until a page shows a text; throws after half a minute. */
export async function secondsUntilShown(address: string, text: string): Promise<number> {
  const begun = performance.now()
  const lacking = async () =>
    (await (await fetch(address)).text()).includes(text) ? undefined : `${address} lacks "${text}"`
  await waitUntil(lacking, 30)
  return (performance.now() - begun) / 1_000
}
