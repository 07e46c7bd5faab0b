import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LookupFunction } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { Agent, setGlobalDispatcher } from 'undici'
import { readForms } from '../resilience/enquiries/forms.ts'
import { postPlainly } from '../support/plain-post.ts'
import type { Machine } from './machine.ts'

/** The ports that the installation chooses for the first school. */
const CMS = 'http://127.0.0.1:3001'
export const SITE = 'http://127.0.0.1:3000'
export const PUBLIC_URL = 'https://school.test'

/** Lets fetch find every name on this machine, and believe the certificates of the school. */
export async function trustMachine({ run }: Machine): Promise<void> {
  const lookup: LookupFunction = (_, __, found) =>
    found(null, [{ address: '127.0.0.1', family: 4 }])
  setGlobalDispatcher(new Agent({ connect: { lookup } }))
  const certificate = await run('cat /etc/school-website/north-hill/tls/fullchain.pem')
  const root = await run('curl -sk https://localhost:15000/roots/0')
  setDefaultCACertificates([...getCACertificates('default'), certificate, root])
}

/** Requests the CMS as its administrator. */
export async function askCms(machine: Machine, path: string, request: RequestInit = {}) {
  const file = join(machine.folder, 'var/lib/school-website/north-hill/data/secrets.json')
  const { adminToken } = JSON.parse(await readFile(file, 'utf8')) as { adminToken: string }
  const headers = { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' }
  const response = await fetch(`${CMS}${path}`, { ...request, headers })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { data: Record<string, unknown>[] }).data
}

/** The number of rows of each collection that people fill. */
export async function countRows(machine: Machine): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of ['notification', 'pages', 'faculty', 'gallery', 'admission_form', 'fee'])
    counts[name] = (await askCms(machine, `/items/${name}?limit=-1&fields=id`)).length
  return counts
}

/** Sends an enquiry through nginx, without JavaScript; whether the page thanks for it. */
export async function sendEnquiry(name: string): Promise<boolean> {
  const { admission_form } = await readForms(PUBLIC_URL)
  const typed = { student_name: name, age: '6', contact_number: '9876543210' }
  const response = await postPlainly(PUBLIC_URL, admission_form, typed)
  return response.ok && (await response.text()).includes(name)
}
