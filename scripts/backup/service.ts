// The backup service: a backup every night, and e-mails to the office when somebody has to act.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describeMailError, sendBySmtp } from '../../lib/server/smtp.ts'
import { mailSettings } from '../../lib/server/variables.ts'
import { check, composeAlert, markSent, type Cause, type State } from './alerts.ts'
import { getNewestTime, nightAfter } from './newest.ts'
import { observe } from './observe.ts'
import { runProgram } from './programs.ts'
import { readBackupSettings } from './settings.ts'

const MINUTE = 60_000
const RETRY_MAIL_AFTER = 15 * MINUTE
const RETRY_BACKUP_AFTER = 60 * MINUTE

const settings = readBackupSettings()
const stateFile = join(settings.BACKUP_DIR, 'state.json')

let state = readState()
let isBackingUp = false
let [backupNotBefore, mailNotBefore] = [0, 0]

process.on('SIGTERM', () => process.exit(0))

for (;;) {
  const now = Date.now()
  const backedUpAt = getNewestTime(settings.BACKUP_DIR)
  const isDue = now >= nightAfter(backedUpAt ?? state.startedAt) && now >= backupNotBefore
  if (isDue && !isBackingUp) void backUp()
  const { state: next, due } = check(state, { ...(await observe(settings)), backedUpAt }, now)
  state = next
  for (const cause of now >= mailNotBefore ? due : []) await send(cause)
  saveState()
  await sleep(MINUTE)
}

/** As the command, which waits while another backup or a restore runs. */
async function backUp(): Promise<void> {
  isBackingUp = true
  try {
    console.log((await runProgram('backup', [])).trimEnd())
  } catch (error) {
    console.error(String(error))
    backupNotBefore = Date.now() + RETRY_BACKUP_AFTER
  }
  isBackingUp = false
}

async function send(cause: Cause): Promise<void> {
  const { SITE_URL } = settings
  const mail = mailSettings(settings)
  const alert = composeAlert(cause, SITE_URL)
  console.error(`To do: ${alert.subject}`)
  try {
    if (mail) {
      const { server, from, to } = mail
      await sendBySmtp(server, { from, to, id: `${cause}-${Date.now()}`, ...alert })
    }
    state = markSent(state, [cause], Date.now())
  } catch (error) {
    console.error('An e-mail was not accepted', describeMailError(error))
    mailNotBefore = Date.now() + RETRY_MAIL_AFTER
  }
}

function readState(): State {
  const isNew: State = { startedAt: Date.now(), failingSince: null, sentAt: {} }
  try {
    return { ...isNew, ...(JSON.parse(readFileSync(stateFile, 'utf8')) as Partial<State>) }
  } catch {
    return isNew
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
