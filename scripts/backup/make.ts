import { mkdir, rm } from 'node:fs/promises'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { clockJumpedAfter, eraseBackedUpEnquiries } from '../../lib/enquiry/outbox/erasure.ts'
import { openOutbox } from '../../lib/enquiry/outbox/schema.ts'
import { copyCms, copySqlite } from './databases.ts'
import { saveNewest } from './newest.ts'
import { openRepository, type Repository } from './repository.ts'
import type { BackupSettings } from './settings.ts'

/** The consistent copies of the databases, in the data folder and in a backup. */
export const COPIES = '.copies'
export const OUTBOX = 'outbox.sqlite'
export const LOCK = 'lock'

/**
 * What is not in a backup besides the databases themselves: generated, private or incomplete files.
 * Older content than the stored pages have would hide that those are newer.
 */
const LEFT_OUT = [
  'cms.sqlite*',
  `${OUTBOX}*`,
  'cms-temporary',
  'content',
  'exports',
  LOCK,
  'site-*',
  '.restored',
]

/**
 * Makes a backup, verifies a part of the repository and deletes old backups. Delivered enquiries
 * stay in the outbox until a backup contains them. While a site does not trust the clock, nothing
 * is deleted, and the backup has the last trusted time: restic deletes what is old compared with
 * the newest one. Returns the id of the backup.
 */
export async function makeBackup(
  settings: BackupSettings,
  repository: Repository = openRepository(settings),
): Promise<string> {
  const { DATA_DIR, database } = settings
  await repository.prepare()
  const copies = join(DATA_DIR, COPIES)
  await rm(copies, { recursive: true, force: true })
  await mkdir(copies, { mode: 0o700 })
  // Of all instances of the site.
  const outboxes = globSync([OUTBOX, `site-*/${OUTBOX}`], { cwd: DATA_DIR })
  try {
    // Before the CMS: an enquiry leaves the outbox only when the CMS has it, so an enquiry that is
    // missing in this copy is in the later one.
    for (const outbox of outboxes)
      copySqlite(join(DATA_DIR, outbox), join(copies, outbox.replace('/', '.')))
    const ids = await copyCms(DATA_DIR, copies, database)
    const jumps = outboxes.map((outbox) => inOutbox(join(DATA_DIR, outbox), clockJumpedAfter))
    const believedAt = jumps.find((time) => time !== null)
    const id = await repository.add(DATA_DIR, LEFT_OUT, believedAt)
    await repository.verify(new Date().getDay())
    if (believedAt === undefined) {
      for (const outbox of outboxes)
        inOutbox(join(DATA_DIR, outbox), (opened) => eraseBackedUpEnquiries(opened, ids))
      await repository.deleteOld()
    }
    saveNewest(settings.BACKUP_DIR, id)
    return id
  } finally {
    await rm(copies, { recursive: true, force: true })
  }
}

function inOutbox<Value>(file: string, work: (outbox: DatabaseSync) => Value): Value {
  const outbox = openOutbox(file)
  try {
    return work(outbox)
  } finally {
    outbox.close()
  }
}
