import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { readForms } from '../resilience/enquiries/forms.ts'
import { startFaultProxy, type FaultProxy } from '../resilience/fault-proxy.ts'
import { holdsAny, tracesOf } from '../support/byte-search.ts'
import { createCanaries } from '../support/canaries.ts'
import { postPlainly } from '../support/plain-post.ts'
import { requireEnv } from '../support/require-env.ts'
import { runToEnd } from '../support/servers/command.ts'
import { pendingEnquiries } from '../support/servers/health.ts'
import { serveSite } from '../support/servers/served-site.ts'
import { setUpServer } from '../support/servers/set-up.ts'

/** From the Debian package systemd-journal-remote; writes real journals without a running systemd. */
const JOURNAL_REMOTE = process.env.JOURNAL_REMOTE ?? '/lib/systemd/systemd-journal-remote'

test.skip(!existsSync(JOURNAL_REMOTE), 'systemd-journal-remote is not installed')

let cms: FaultProxy
const site = setUpServer('log', async (copy) => {
  cms = await startFaultProxy(requireEnv('E2E_CMS_URL'))
  return serveSite(copy, cms.url, { LOG_LEVEL: 'trace' })
})
test.afterAll(() => cms.close())

const MOMENT = Date.parse('2026-11-21T10:15:03+05:30')

type Written = { unit: string; message: string; time?: number }

/** Writes a journal, and a journalctl that reads it instead of this machine's; returns their folder. */
async function writeJournal(entries: readonly Written[]): Promise<string> {
  const folder = join(site.copy.dataDir, 'journal')
  const [journal, program] = [join(folder, 'test.journal'), join(folder, 'journalctl')]
  const input = entries.map(
    ({ unit, message, time = MOMENT }) =>
      `__REALTIME_TIMESTAMP=${time * 1000}\n_SYSTEMD_UNIT=${unit}\nMESSAGE=${message}\n\n`,
  )
  await mkdir(folder, { recursive: true })
  execFileSync(JOURNAL_REMOTE, ['-o', journal, '-'], { input: input.join(''), stdio: 'pipe' })
  const real = execFileSync('which', ['journalctl'], { encoding: 'utf8' }).trim()
  await writeFile(program, `#!/bin/sh\nexec ${real} --file ${journal} "$@"\n`)
  await chmod(program, 0o755)
  await writeFile(
    join(folder, 'hill-view-visits.log'),
    '2026-11-21T04:45:04+00:00 203.0.113.0 GET /notices 200 9000 0.002 HIT -\n',
  )
  return folder
}

test('one command prints the events at 10:15 in order, without personal data', async () => {
  const { canaries, stems } = createCanaries()
  const forms = await readForms(site.url)
  await cms.fail('refused')
  for (const { collection, typed } of canaries.slice(0, 4))
    await (await postPlainly(site.url, forms[collection], typed)).arrayBuffer()
  expect(await pendingEnquiries(site.url)).toBe(4)
  await cms.fail(null)
  await expect.poll(() => pendingEnquiries(site.url), { timeout: 60_000 }).toBe(0)

  const unit = 'school-website-hill-view.service'
  const folder = await writeJournal([
    { unit, message: 'An hour before', time: MOMENT - 3_600_000 },
    ...site.lines.map((message) => ({ unit, message })),
    { unit: 'school-website-hill-view-cms.service', message: 'Server started' },
    { unit: 'school-website-other.service', message: 'Of another school' },
  ])
  const variables = {
    ...{ SCHOOL: 'hill-view', LOG_DIR: folder },
    PATH: `${folder}:${process.env.PATH}`,
  }
  const args = ['10:15', '--day', '2026-11-21']
  const { code, lines, output } = await runToEnd('log', variables, { args })
  expect(code).toBe(0)
  expect(output).toMatch(/^10:15:03 {2}site {4}warn enquiry-pending collection="admission"$/m)
  expect(output).toMatch(
    /^10:15:03 {2}site {4}info enquiry-delivered collection="admission_form"$/m,
  )
  expect(output).toMatch(/^10:15:03 {2}cms {5}Server started$/m)
  expect(lines.at(-2)).toMatch(/^10:15:04 {2}nginx {3}203\.0\.113\.0 GET \/notices 200 /)
  expect(lines.at(-1)).toMatch(/entries from Saturday, 21 November 2026 at 10:10 am IST to /)
  expect(output).not.toMatch(/another school|An hour before/)
  expect(holdsAny(Buffer.from(output), stems.flatMap(tracesOf))).toBe(false)
})
