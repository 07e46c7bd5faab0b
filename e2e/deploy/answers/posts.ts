import { deepEqual, equal, ok } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { enquirerAt } from '../../resilience/enquiries/enquirers.ts'
import { post, readForms, type Way } from '../../resilience/enquiries/forms.ts'
import { storedEnquiries, verdictOn } from '../../resilience/enquiries/verdict.ts'
import { searchFiles } from '../../support/byte-search.ts'
import type { Checks, Context } from '../checks.ts'

const ENQUIRERS = 8
/** nginx buffers its log for this time. */
const LOG_DELAY_MS = 6_000

/** Enquiries arrive complete, and leave no trace in nginx. */
export const postChecks = ({ nginx, client, environment }: Context): Checks => {
  const enquirers = Array.from({ length: ENQUIRERS }, (_, index) => enquirerAt(index, 1))
  return {
    async 'enquiries by both forms, with and without JavaScript, arrive in the CMS once and unaltered'() {
      const forms = await readForms(nginx.url)
      const site = { url: nginx.url, origin: nginx.url }
      for (const [index, enquirer] of enquirers.entries()) {
        const way: Way = index % 2 === 0 ? 'with-script' : 'plain'
        const form = forms[enquirer.collection]
        const outcome = await post(site, { enquirer, id: randomUUID(), way, form })
        equal(outcome, 'thanked', `${enquirer.collection}, ${way}`)
      }
      const stored = await storedEnquiries(environment.cmsUrl, environment.secrets.adminToken)
      const thanked = new Set(enquirers.map(({ number }) => number))
      deepEqual(verdictOn(enquirers, thanked, stored), { lost: 0, doubled: 0, altered: 0 })
      ok(stored.length > 0)
    },
    async 'nginx stores no part of an enquiry, a search or a full address on disk'() {
      await client.send('/Faculty?q=sought-by-a-visitor')
      await pause(LOG_DELAY_MS)
      const secrets = ['sought-by-a-visitor', ...enquirers.map(({ number }) => number)]
      const { SCHOOL, LOG_DIR } = nginx.settings
      const traces = secrets.map((secret) => Buffer.from(secret))
      deepEqual(searchFiles([nginx.folder], traces).found, [])
      const visits = await readFile(join(LOG_DIR, `${SCHOOL}-visits.log`), 'utf8')
      ok(visits.includes(' 127.0.0.0 POST / '))
      equal(visits.includes('127.0.0.1'), false)
    },
  }
}
