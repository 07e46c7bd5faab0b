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
import { expectResponses, type Checks, type Context } from '../checks.ts'

const FAMILIES = 8
/** nginx writes its log after this time. */
const LOG_DELAY_MS = 6_000

/** Enquiries arrive complete, from this site alone, and leave nothing on the way. */
export const postChecks = ({ nginx, client, environment }: Context): Checks => {
  const families = Array.from({ length: FAMILIES }, (_, index) =>
    familyAt(index, randomFrom(index + 1)),
  )
  return {
    async 'enquiries by both forms, with and without JavaScript, arrive in the CMS once and unaltered'() {
      const forms = await readForms(nginx.url)
      const site = { url: nginx.url, origin: nginx.url }
      for (const [index, family] of families.entries()) {
        const way: Way = index % 2 === 0 ? 'with-script' : 'plain'
        const form = forms[family.collection]
        const outcome = await post(site, { family, id: randomUUID(), way, form })
        equal(outcome, 'thanked', `${family.collection}, ${way}`)
      }
      const stored = await storedEnquiries(environment.cmsUrl, environment.secrets.adminToken)
      const thanked = new Set(families.map(({ number }) => number))
      deepEqual(verdictOn(families, thanked, stored), { lost: 0, doubled: 0, altered: 0 })
      ok(stored.length > 0)
    },
    async 'a form from another site is refused, whatever its forwarding headers say'() {
      const body = '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nA\r\n--x--\r\n'
      const type = { 'content-type': 'multipart/form-data; boundary=x' }
      const foreign = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }
      const refused = { path: '/', method: 'POST', body, status: 403 }
      await expectResponses(client, [
        { ...refused, headers: { ...type, ...foreign } },
        { ...refused, headers: type },
      ])
    },
    async 'nothing of an enquiry, a search or a full address is on any disk of nginx'() {
      await client.send('/Faculty?q=sought-by-a-visitor')
      await pause(LOG_DELAY_MS)
      const secrets = ['sought-by-a-visitor', ...families.map(({ number }) => number)]
      const { LOG_DIR, CACHE_DIR, STATE_DIR } = nginx.settings
      for (const folder of [LOG_DIR, CACHE_DIR, STATE_DIR]) {
        for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
          if (!file.isFile()) continue
          const text = await readFile(join(file.parentPath, file.name), 'latin1')
          const found = secrets.filter((secret) => text.includes(secret))
          deepEqual(found, [], file.name)
        }
      }
      const visits = await readFile(join(LOG_DIR, 'visits.log'), 'utf8')
      ok(visits.includes(' 127.0.0.0 POST / '))
      equal(visits.includes('127.0.0.1'), false)
    },
  }
}
