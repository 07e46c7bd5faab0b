import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readManifest } from '../../backup/manifest.ts'
import { Problem } from '../../launcher/problem.mjs'
import { freePorts } from '../../lib/free-ports.ts'
import { checkAddress } from '../../lib/site/hint.ts'
import { waitUntil } from '../../lib/wait-until.ts'
import { killScript, runAsSchool, startAsSchool, type AsSchool } from './run-as.ts'

const READY_SECONDS = 180

/** A probe must not send anything to anybody. */
const NO_NOTIFICATIONS = [
  'SMTP_URL',
  'OFFICE_EMAIL',
  'MAIL_FROM',
  'ALERT_EMAIL',
  'BACKUP_DIR',
  'RESTIC_REPOSITORY',
]

/**
 * Starts a release on other ports with a restored backup: this verifies the backup, migrates the
 * copy, and renders all pages. Throws a Problem if a page does not respond with 200 or rows are
 * missing afterwards.
 * @param folder must not exist yet; removed at the end
 */
export async function probeRelease(as: AsSchool, backup: string, folder: string): Promise<void> {
  const [port = 0, cmsPort = 0] = await freePorts(2)
  const dataDir = join(folder, 'data')
  const variables = {
    ...Object.fromEntries(
      Object.entries(as.variables).filter(([name]) => !NO_NOTIFICATIONS.includes(name)),
    ),
    ...{ PORT: String(port), CMS_PORT: String(cmsPort), SITES: `127.0.0.1:${port}` },
    DATA_DIR: dataDir,
  }
  const probe = { ...as, variables }
  const running: ReturnType<typeof startAsSchool>[] = []
  try {
    await runAsSchool(probe, 'scripts/restore.ts', backup, '--replace')
    const cms = startAsSchool(probe, 'scripts/service/cms.ts')
    running.push(cms)
    await runAsSchool(probe, 'scripts/service/set-up-cms.ts')
    await runAsSchool(probe, 'scripts/backup.ts', join(folder, 'after'))
    await assertNoRowsMissing(backup, join(folder, 'after'))
    running.push(startAsSchool(probe, 'scripts/service/site.ts'))
    await waitUntil(() => checkAddress(`http://127.0.0.1:${port}/api/ready`), READY_SECONDS)
    // The site has its content, so the CMS's memory can be released.
    await killScript(cms)
    await assertPages(port)
  } finally {
    for (const child of running) await killScript(child)
    await rm(folder, { recursive: true, force: true })
  }
}

async function assertPages(port: number): Promise<void> {
  const own = `http://127.0.0.1:${port}`
  const sitemap = await (await fetch(`${own}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname } = new URL(address.replaceAll('&amp;', '&'))
    return pathname
  })
  if (paths.length === 0) throw new Problem('The new release has no pages.')
  for (const path of paths) {
    const missing = await checkAddress(own + path)
    if (missing) throw new Problem(missing)
  }
}

/** Each start fills these collections again. */
const REGENERATED = /^(content_finding|website_status|office_figures|outbox)$/

async function assertNoRowsMissing(before: string, after: string): Promise<void> {
  const [old, migrated] = await Promise.all([readManifest(before), readManifest(after)])
  const missing = Object.entries(old.rows).filter(
    ([name, count]) => !REGENERATED.test(name) && (migrated.rows[name] ?? 0) < count,
  )
  if (missing.length > 0)
    throw new Problem(`The new release loses rows of ${missing.map(([name]) => name).join(', ')}.`)
}
