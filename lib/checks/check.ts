import 'server-only'
import { createHash } from 'node:crypto'
import { listRejectedRows } from '../content/store/rejected-rows.ts'
import { readRawContent } from '../content/client/raw-content.ts'
import type { RawContent } from '../content/client/raw-rows.ts'
import { siteEnvironment } from '../server/environment.ts'
import { schoolDay } from '../format/day.ts'
import { usesOf } from './arrange.ts'
import { findingOfRejectedRow } from './rejected-row-findings.ts'
import { createFileStates } from './file-states.ts'
import { findInThread } from './find-in-thread.ts'
import type { Finding } from './finding.ts'
import { saveFindings } from './save-findings.ts'
import { nightOf } from './night.ts'

function hosts() {
  const { SITE_URL, CMS_URL, STUDIO_URL } = siteEnvironment()
  const cmsHosts = [CMS_URL, STUDIO_URL ?? CMS_URL].map((url) => new URL(url).host)
  return { siteHost: new URL(SITE_URL).host, cmsHosts }
}

const digestOf = (raw: RawContent, night: string, today: string) =>
  createHash('sha256')
    .update(JSON.stringify([raw, night, today]))
    .digest('base64')

/**
 * A check of the content. The rules look again only when content or day have changed, and into all
 * files once a night; the list in the CMS is compared each time, whoever has touched it. Rejects when
 * the CMS cannot be asked; the next check makes up for it.
 */
export function createContentCheck() {
  const statesOf = createFileStates()
  let findings: Finding[] = []
  let checked = ''

  async function look(raw: RawContent, night: string, today: string): Promise<void> {
    const digest = digestOf(raw, night, today)
    if (digest === checked) return
    const files = usesOf(raw).map(({ file }) => file)
    const states = await statesOf(files, night)
    findings = await findInThread({ raw, states, today, hosts: hosts() })
    checked = [...states.values()].includes('unknown') ? '' : digest
  }

  return async function checkContent(now = new Date()) {
    const [looked] = await Promise.allSettled([
      readRawContent().then((raw) => look(raw, nightOf(now), schoolDay(now))),
    ])
    // Rows that cannot be read are reported even when a rule fails.
    const found = [...findings, ...listRejectedRows().map(findingOfRejectedRow)]
    const kept = await saveFindings(found, now)
    if (looked.status === 'rejected') throw looked.reason
    return { findings: found.length, ...kept }
  }
}
