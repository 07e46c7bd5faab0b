import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readForms, type PageForm } from '../../../scripts/chaos/enquiries/forms.ts'
import type { Victim } from '../../../scripts/chaos/victim.ts'
import { step } from '../../../scripts/launcher/progress.mjs'
import type { Ground } from '../context.ts'
import { addresses } from '../pages.ts'
import { askFrom, flood, type Ask, type Statuses } from './flood.ts'
import { claimNetwork, listSources, loopback, type Source } from './sources.ts'

const PARENT_GROUP = 120
const PARENTS = 3

type Flood = {
  name: string
  askAt: (index: number) => Ask
  /** The most that may reach the site in so many seconds from so many senders; none where files are counted. */
  most?: (senders: number, seconds: number) => number
}

/**
 * Floods the site through nginx with searches, forms and made-up versions of a file, each from one
 * address, one /64 and a thousand addresses. Meanwhile parents send forms; afterwards, with the site
 * stopped, every page must still come. Answers how much of it failed.
 */
export async function tryAbuse(
  ground: Ground,
  site: Victim,
  { seconds, patience }: { seconds: number; patience: number },
): Promise<number> {
  const { front, browser } = ground
  const network = claimNetwork()
  if (!network.isThere) step('SKIPPED a /64: this account may not add one to the machine')
  for (const address of addresses) await browser.ask(address)
  const form = (await readForms(ground.world.settings.localUrl)).admission_form
  let failed = 0
  try {
    for (const [index, each] of (await listFloods(ground, form)).entries())
      for (const source of listSources(20 + index * 10, network.isThere))
        failed += await floodOnce(ground, { each, source, seconds, patience, form })
    await site.kill()
    const lost: string[] = []
    for (const address of addresses)
      if ((await browser.ask(address)).status !== 200) lost.push(address)
    step(
      `${addresses.length - lost.length} of ${addresses.length} pages come while the site is away`,
    )
    return failed + (lost.length > 0 ? 1 : 0)
  } finally {
    network.release()
    console.log(`Abuse through ${front.url}: ${failed} failed`)
  }
}

async function listFloods({ browser, world }: Ground, form: PageForm): Promise<Flood[]> {
  const origin = world.settings.siteUrl
  const home = await browser.ask('/')
  const file = /\/assets\/[-\w]+/.exec(home.text)?.[0] ?? ''
  const enquiry = (index: number) => filled(form, origin, `Asha Devi ${index}`)
  const enquiries = await Promise.all(Array.from({ length: 50 }, (_, index) => enquiry(index)))
  return [
    {
      name: 'searches',
      askAt: (index) => ({ path: `/search?q=fees+admission+${index}` }),
      most: (senders, seconds) => Math.min(50 + 10 * seconds, 80 / senders + 40 * seconds) + 80,
    },
    {
      name: 'forms',
      askAt: (index) => enquiries[index % enquiries.length] ?? { path: '/' },
      // Of each sender three, and of all of them those that are left.
      most: (senders, seconds) => (senders === 1 ? 31 + seconds : 3 * senders + 40 + 10 * seconds),
    },
    { name: 'versions of a file', askAt: (index) => ({ path: `${file}?w=320&v=${index + 1}` }) },
  ]
}

type Trial = { each: Flood; source: Source; seconds: number; patience: number; form: PageForm }

async function floodOnce(ground: Ground, trial: Trial): Promise<number> {
  const { front } = ground
  const { each, source, seconds, patience, form } = trial
  const kept = () => countFiles(join(front.settings.CACHE_DIR, 'files'))
  const before = await kept()
  const flooding = flood(front, source, seconds, each.askAt)
  const waits: number[] = []
  for (let parent = 0; parent < PARENTS; parent += 1) waits.push(await sendAsParent(ground, form))
  const statuses = await flooding
  const grown = (await kept()) - before

  const through = [...statuses].reduce(
    (sum, [status, times]) => sum + (status === 200 ? times : 0),
    0,
  )
  const most = each.most?.(source.senders, seconds + patience) ?? Infinity
  const faults = [
    ...(waits.some((wait) => wait > patience * 1_000) ? ['a parent waited'] : []),
    ...(through > most ? [`more than ${Math.round(most)} went through`] : []),
    ...(grown > PARENTS ? [`${grown} more files are kept`] : []),
    ...(statuses.has(500) ? ['the site failed'] : []),
  ]
  const told = `${each.name} from ${source.name}: ${written(statuses)}; parents waited ${waits.map((wait) => `${Math.round(wait)} ms`).join(', ')}`
  step(
    `${faults.length > 0 ? 'FAILED ' : 'ok     '} ${told}${faults.map((fault) => `; ${fault}`).join('')}`,
  )
  return faults.length > 0 ? 1 : 0
}

let parents = 0

/** How long a parent waits for the thanks, from an address that has sent nothing yet; for ever if they do not come. */
async function sendAsParent({ front, world }: Ground, form: PageForm): Promise<number> {
  parents += 1
  const name = `Meera Devi ${'abcdefghij'[parents % 10]} ${parents}`
  const ask = await filled(form, world.settings.siteUrl, name)
  const address = loopback(PARENT_GROUP, parents).at(-1) ?? ''
  const began = performance.now()
  const { status, text } = await askFrom(front, { host: '127.0.0.1', address }, ask)
  const isThanked = status === 200 && text.includes(name)
  return isThanked ? performance.now() - began : Infinity
}

async function filled({ path, hidden }: PageForm, origin: string, name: string): Promise<Ask> {
  const body = new FormData()
  const typed = { student_name: name, age: '6', contact_number: '9876543210' }
  for (const [field, value] of [...hidden, ...Object.entries(typed)]) body.append(field, value)
  const request = new Request(origin, { method: 'POST', body })
  const type = request.headers.get('content-type') ?? ''
  const bytes = Buffer.from(await request.arrayBuffer())
  return { path, headers: { origin, 'content-type': type }, body: bytes }
}

const written = (statuses: Statuses) =>
  [...statuses].map(([status, times]) => `${times} × ${status || 'no answer'}`).join(', ')

async function countFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).length
}
