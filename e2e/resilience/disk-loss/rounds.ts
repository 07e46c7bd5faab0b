import { setTimeout as pause } from 'node:timers/promises'
import { printLine } from '../../../scripts/launcher/progress.mjs'
import { withOutbox } from '../../../scripts/lib/outbox-file.ts'
import type { Row } from '../../support/cms.ts'
import { connectEditor } from '../editor-client.ts'
import { between, randomFrom } from '../random.ts'
import { startEnquiries } from './enquiry-load.ts'
import type { Machine } from './machine.ts'

/** When the disk is lost, in turn. */
const CYCLE = [
  'the start of a backup',
  'a restore',
  'the end of a backup',
  'a restore',
  'a restore',
]
const MAX_DELAY_MS = 4_000
const TWO_DAYS_MS = 2 * 24 * 3_600_000

type Backup = { from: Date; content: readonly Row[] }

/**
 * Loses the disk of the CMS repeatedly at random moments while enquiries come in, and restores it
 * each time. Returns what was lost, and how often the content differed from the backup.
 */
export async function loseRepeatedly(machine: Machine, moments: number, seed: number) {
  const random = randomFrom(seed)
  const editor = connectEditor(machine.cmsUrl, machine.adminToken)
  const [notice] = await listNotices(editor)
  const edit = (title: string) =>
    editor.ask('PATCH', `/items/notification/${String(notice?.['id'])}`, { title })
  const backups: Backup[] = []
  const figures = { lost: 0, otherContent: 0, backups: 1, forgotten: 0 }
  const prepareBackup = async (name: string) => {
    makeDeliveredOld(machine.dataDir)
    await edit(`Before ${name}`)
    backups.push({ from: new Date(), content: await listNotices(editor) })
  }
  const backUp = async (name: string) => {
    const before = countOld(machine.dataDir)
    const isMade = await machine.backUp()
    figures.forgotten += before - countOld(machine.dataDir)
    // It must be gone after the restore. The CMS may already be down.
    await edit(`After ${name}`).catch(() => undefined)
    return isMade
  }
  await prepareBackup('the first backup')
  if (!(await backUp('the first backup'))) throw new Error('The first backup failed')
  const enquiries = await startEnquiries(machine, seed)
  try {
    for (let moment = 0; moment < moments; moment += 1) {
      const delay = between(random, 0, MAX_DELAY_MS)
      const since = CYCLE[moment % CYCLE.length] ?? ''
      const isWithBackup = since.endsWith('backup')
      if (isWithBackup) await prepareBackup(`loss ${moment}`)
      const backup = isWithBackup ? backUp(`loss ${moment}`) : undefined
      if (since.startsWith('the end')) await backup
      await pause(delay)
      await machine.loseDisk()
      if (await backup) figures.backups += 1
      const startedAt = performance.now()
      const restored = await machine.restore()
      const seconds = Math.round((performance.now() - startedAt) / 1000)
      const content = backups.findLast(({ from }) => from <= restored)?.content
      const isSame = JSON.stringify(await listNotices(editor)) === JSON.stringify(content)
      if (!isSame) figures.otherContent += 1
      const lost = await enquiries.countLost()
      printLine(
        `Loss ${moment + 1}, ${Math.round(delay)} ms after ${since}: back after ${seconds} s, ` +
          `${enquiries.acknowledged()} acknowledged so far, ${lost} lost`,
      )
      figures.lost = Math.max(figures.lost, lost)
    }
  } finally {
    await enquiries.stop()
  }
  figures.lost = Math.max(figures.lost, await enquiries.countLost())
  const { doubled, altered } = await enquiries.verdict()
  return { ...figures, doubled, altered, acknowledged: enquiries.acknowledged() }
}

const listNotices = ({ list }: ReturnType<typeof connectEditor>) =>
  list('/items/notification?limit=-1&sort=id')

/** Delivered enquiries of the last day are kept in any case, to detect duplicates. */
const makeDeliveredOld = (dataDir: string) =>
  withOutbox(dataDir, undefined, (outbox) => {
    outbox
      .prepare('UPDATE enquiry SET received_at = received_at - ? WHERE delivered_at IS NOT NULL')
      .run(TWO_DAYS_MS)
  })

/** How many enquiries the next backup may remove from the outbox. */
const countOld = (dataDir: string) =>
  withOutbox(dataDir, 0, (outbox) => {
    const old = outbox.prepare('SELECT count(*) AS count FROM enquiry WHERE received_at < ?')
    return Number(old.get(Date.now() - TWO_DAYS_MS)?.['count'])
  })

/** The control: an outbox that deletes an enquiry at its delivery. */
export const forgetOnDelivery = (dataDir: string) =>
  withOutbox(dataDir, undefined, (outbox) => {
    outbox.exec(`
      CREATE TRIGGER forget AFTER UPDATE OF delivered_at ON enquiry WHEN NEW.delivered_at IS NOT NULL
      BEGIN DELETE FROM enquiry WHERE id = NEW.id; END`)
  })
