// The backup service: a backup every night, and e-mails to the operator when somebody has to act.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describeMailError, sendBySmtp } from '../../lib/server/smtp.ts'
import { alertSettings, listHalfSettings } from '../../lib/server/variables.ts'
import { check, markSent, storedState, type State } from './alerts.ts'
import { composeAlert, composePasswordMail } from './mails.ts'
import { getNewestTime, nightAfter } from './newest.ts'
import { isOk, observe } from './observe.ts'
import { runProgram } from './programs.ts'
import { readBackupSettings, type BackupSettings } from './settings.ts'

const MINUTE = 60_000
const CHECK_EVERY = MINUTE / 2
const RETRY_MAIL_AFTER = 5 * MINUTE
const RETRY_BACKUP_AFTER = 60 * MINUTE

process.on('SIGTERM', () => process.exit(0))

const settings = await readSettings()
const stateFile = join(settings.BACKUP_DIR, 'state.json')

let state = readState()
let isBackingUp = false
let [backupNotBefore, mailNotBefore, pingNotBefore] = [0, 0, 0]

for (;;) {
  const now = Date.now()
  const nextCheck = sleep(CHECK_EVERY)
  const backedUpAt = getNewestTime(settings.BACKUP_DIR)
  const observed = { ...(await observe(settings)), backedUpAt }
  const { state: next, present, due } = check(state, observed, now)
  state = next
  // The first one as soon as there is something to back up.
  const isDue = backedUpAt === null ? observed.isReady : now >= nightAfter(backedUpAt)
  if (isDue && now >= backupNotBefore && !isBackingUp) void backUp()
  for (const each of due)
    if (await send(each.cause, composeAlert(each, settings.SITE_URL)))
      state = markSent(state, each, Date.now())
  if (backedUpAt !== null && !state.isPasswordMailSent && !settings.RESTIC_PASSWORD)
    state.isPasswordMailSent = await send('password', composePasswordMail(settings.SITE_URL))
  if (present.length === 0 && !observed.areMailsStuck) await ping(now)
  saveState()
  await nextCheck
}

/** As the command, which waits while another backup or a restore runs. */
async function backUp(): Promise<void> {
  isBackingUp = true
  try {
    console.log((await runProgram('backup', [])).trimEnd())
    state.backupFailedAt = null
  } catch (error) {
    console.error(String(error))
    const now = Date.now()
    state.backupFailedAt = now
    backupNotBefore = now + RETRY_BACKUP_AFTER
  }
  isBackingUp = false
}

/** Returns whether nothing more is to be done: it was accepted, or there is no mail server. */
async function send(about: string, mail: { subject: string; text: string }): Promise<boolean> {
  const now = Date.now()
  if (now < mailNotBefore) return false
  const alerts = alertSettings(settings)
  console.error(`To do: ${mail.subject}`)
  if (!alerts) return true
  const { server, from, to } = alerts
  try {
    await sendBySmtp(server, { from, to, id: `${about}-${now}`, ...mail })
    return true
  } catch (error) {
    console.error('An e-mail was not accepted', describeMailError(error))
    mailNotBefore = now + RETRY_MAIL_AFTER
    return false
  }
}

/** Tells a service elsewhere every minute that all is in order, e-mails included. */
async function ping(now: number): Promise<void> {
  const { PING_URL } = settings
  if (!PING_URL || now < pingNotBefore || now < mailNotBefore) return
  // Some seconds less than a minute, as a timer may be early.
  pingNotBefore = now + MINUTE - CHECK_EVERY / 2
  if (!(await isOk(PING_URL))) console.error('PING_URL does not answer with success.')
}

/** With wrong settings the container stays up, unhealthy, and its log says what to correct. */
async function readSettings(): Promise<BackupSettings> {
  try {
    for (const warning of listHalfSettings(process.env)) console.warn(warning)
    return readBackupSettings()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    for (;;) await sleep(MINUTE)
  }
}

function readState(): State {
  try {
    return storedState.parse(JSON.parse(readFileSync(stateFile, 'utf8')))
  } catch {
    return storedState.parse({ startedAt: Date.now() })
  }
}

/** A full disk must not end the service, which says so by e-mail: it remembers without the file. */
function saveState(): void {
  try {
    writeFileSync(stateFile, JSON.stringify(state))
  } catch (error) {
    console.error(String(error))
  }
}
