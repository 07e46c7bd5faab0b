// The backup service: a backup every night, and e-mails to the operator when somebody has to act.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { HOUR_MS, MINUTE_MS } from 'school-schema/values/durations'
import { describeMailError, sendBySmtp } from '../../lib/server/smtp.ts'
import { alertSettings, listHalfSettings } from '../../lib/server/variables.ts'
import { messageOf } from '../launcher/problem.mjs'
import { check, storedState, type SendAlert, type State } from './alerts.ts'
import { composeAlert, composePasswordMail } from './mails.ts'
import { getNewestTime, nightAfter } from './newest.ts'
import { isOk, observe } from './observe.ts'
import { runProgram } from './programs.ts'
import { readBackupSettings, type BackupSettings } from './settings.ts'

const CHECK_EVERY = MINUTE_MS / 2
const RETRY_MAIL_AFTER = 5 * MINUTE_MS

process.on('SIGTERM', () => process.exit(0))

const settings = await readSettings()
const { BACKUP_DIR, PING_URL, RESTIC_PASSWORD, SITE_URL } = settings
const stateFile = join(BACKUP_DIR, 'state.json')

const state = readState()
let [backupNotBefore, mailNotBefore] = [0, 0]

const sendAlert: SendAlert = (cause, isOver) => send(cause, composeAlert(cause, isOver, SITE_URL))

for (;;) {
  const now = Date.now()
  const nextCheck = sleep(CHECK_EVERY)
  const backedUpAt = getNewestTime(BACKUP_DIR)
  const observed = { ...(await observe(settings)), backedUpAt }
  // The first one as soon as there is something to back up.
  const isDue = backedUpAt === null ? observed.isReady : now >= nightAfter(backedUpAt)
  if (isDue && now >= backupNotBefore) void backUp()
  const isInOrder = await check(state, observed, now, sendAlert)
  if (backedUpAt !== null && !state.isPasswordMailSent && !RESTIC_PASSWORD)
    state.isPasswordMailSent = await send('password', composePasswordMail(SITE_URL))
  const areMailsAccepted = now >= mailNotBefore && !observed.areMailsStuck
  // A service elsewhere tells the operator when it is not requested any more.
  if (PING_URL && isInOrder && areMailsAccepted && !(await isOk(PING_URL)))
    console.error('PING_URL does not answer with success.')
  saveState()
  await nextCheck
}

/** As the command, which waits while another backup or a restore runs. */
async function backUp(): Promise<void> {
  backupNotBefore = Infinity
  try {
    console.log((await runProgram('backup', [])).trimEnd())
    state.backupFailedAt = null
    backupNotBefore = 0
  } catch (error) {
    console.error(String(error))
    state.backupFailedAt = Date.now()
    backupNotBefore = Date.now() + HOUR_MS
  }
}

/** Resolves to whether nothing more is to be done: it was accepted, or there is no mail server. */
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

/** With wrong settings the container stays up, unhealthy, and its log says what to correct. */
async function readSettings(): Promise<BackupSettings> {
  try {
    for (const warning of listHalfSettings(process.env)) console.warn(warning)
    return readBackupSettings()
  } catch (error) {
    console.error(messageOf(error))
    for (;;) await sleep(MINUTE_MS)
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
