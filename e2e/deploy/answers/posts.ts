import { deepEqual, equal, ok } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { familyAt } from '../../../scripts/chaos/enquiries/families.ts'
import { readForms } from '../../../scripts/chaos/enquiries/forms.ts'
import { post, type Way } from '../../../scripts/chaos/enquiries/post.ts'
import { storedEnquiries } from '../../../scripts/chaos/enquiries/stored.ts'
import { verdictOn } from '../../../scripts/chaos/enquiries/verdict.ts'
import { randomFrom } from '../../../scripts/chaos/random.ts'
import type { Check } from '../checks.ts'
import type { Ground } from '../context.ts'

const FAMILIES = 8
/** nginx writes its log when so much time has passed. */
const LOG_DELAY_MS = 6_000

/** Enquiries come through whole, from this site alone, and leave nothing behind on the way. */
export const postChecks = ({ front, browser, world }: Ground): Check[] => {
  const families = Array.from({ length: FAMILIES }, (_, index) =>
    familyAt(index, randomFrom(index + 1)),
  )
  return [
    [
      'enquiries by both forms, with and without JavaScript, arrive in the CMS once and unaltered',
      async () => {
        const forms = await readForms(front.url)
        const site = { url: front.url, origin: front.url }
        for (const [index, family] of families.entries()) {
          const way: Way = index % 2 === 0 ? 'with-script' : 'plain'
          const form = forms[family.collection]
          const answer = await post(site, { family, id: randomUUID(), way, form })
          equal(answer, 'thanked', `${family.collection}, ${way}`)
        }
        const { cmsUrl, secrets } = world
        const stored = await storedEnquiries(cmsUrl, secrets.adminToken)
        const thanked = new Set(families.map(({ number }) => number))
        deepEqual(verdictOn(families, thanked, stored), { lost: 0, doubled: 0, altered: 0 })
        ok(stored.length > 0)
      },
    ],
    [
      'a form from elsewhere is refused, whatever it says of where it was forwarded',
      async () => {
        const body = '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nA\r\n--x--\r\n'
        const type = { 'content-type': 'multipart/form-data; boundary=x' }
        const elsewhere = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }
        const foreign = { method: 'POST', headers: { ...type, ...elsewhere }, body }
        equal((await browser.ask('/', foreign)).status, 403)
        equal((await browser.ask('/', { method: 'POST', headers: type, body })).status, 403)
      },
    ],
    [
      'nothing of an enquiry, a search or a whole address is on any disk of nginx',
      async () => {
        await browser.ask('/Faculty?q=sought-by-a-visitor')
        await pause(LOG_DELAY_MS)
        const words = ['sought-by-a-visitor', ...families.map(({ number }) => number)]
        const { LOG_DIR, CACHE_DIR, STATE_DIR } = front.settings
        for (const folder of [LOG_DIR, CACHE_DIR, STATE_DIR]) {
          for (const file of await filesIn(folder)) {
            const text = (await readFile(file)).toString('latin1')
            for (const word of words) equal(text.includes(word), false, `${word} in ${file}`)
          }
        }
        const visits = await readFile(join(LOG_DIR, 'visits.log'), 'utf8')
        ok(visits.includes(' 127.0.0.0 POST / '))
        equal(visits.includes('127.0.0.1'), false)
      },
    ],
  ]
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}
