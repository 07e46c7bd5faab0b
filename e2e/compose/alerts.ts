import assert from 'node:assert/strict'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { openMailbox } from './mailbox.ts'
import { podman, type Project } from './project.ts'
import { waitFor } from './school.ts'

/** Sets the clock of the service back: what it remembers, and the time of the newest backup. */
const EARLIER = `
  const fs = require('node:fs')
  const [now, minute] = [Date.now(), 60_000]
  const course = { failingSince: now - 6 * minute, inOrderSince: null, notifiedAt: null }
  const causes = { site: course, backup: course }
  const before = new Date(now - 48 * 60 * minute)
  const state = { startedAt: 0, isPasswordMailSent: true, causes }
  fs.writeFileSync('/backups/state.json', JSON.stringify(state))
  fs.writeFileSync('/backups/newest', '')
  fs.utimesSync('/backups/newest', before, before)`
const ALERTS = ['first.test: the website does not work', 'first.test: there is no backup of today']

/** Tests the e-mails of a school in containers named `first-`, whose site it stops. */
export function testAlerts(project: Project, folder: string): void {
  void test('the office gets one e-mail about each cause', async () => {
    const mailbox = await openMailbox(folder)
    podman('cp', mailbox.certificate, 'first-backup:/backups/mail.pem')
    appendFileSync(join(project.folder, '.env'), [...mailbox.settings, ''].join('\n'))
    // As after six minutes without the site, and two days without a backup.
    podman('stop', '--time', '0', 'first-site')
    podman('exec', 'first-backup', 'node', '-e', EARLIER)
    const restartService = () => {
      podman('rm', '--force', '--time', '0', 'first-backup')
      project.compose('up', '-d', 'backup')
    }
    const subjects = () => mailbox.received.map(({ subject }) => subject).toSorted()
    restartService()
    await waitFor('The e-mails arrive', 60, async () => subjects().length === ALERTS.length)
    assert.deepEqual(subjects(), ALERTS)
    const checkedAt = () =>
      podman('exec', 'first-backup', 'stat', '-c', '%Y', '/backups/state.json')
    const before = checkedAt()
    restartService()
    await waitFor('The next check', 60, async () => checkedAt() !== before)
    assert.deepEqual(subjects(), ALERTS)
    await mailbox.close()
  })
}
