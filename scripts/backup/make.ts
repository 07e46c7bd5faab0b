import { mkdir, rm } from 'node:fs/promises'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { clockJumpedAfter, eraseBackedUpEnquiries } from '../../lib/enquiry/outbox/erasure.ts'
import { openOutbox } from '../../lib/enquiry/outbox/schema.ts'
import { copyCms, copySqlite } from './databases.ts'
import { saveNewest } from './newest.ts'
import { openRepository, type Repository } from './repository.ts'
import type { BackupSettings } from './settings.ts'

/** The consistent copies of the databases, in the data folder and in a backup. */
export const COPIES = '.copies'
export const OUTBOX = 'outbox.sqlite'

/** The outboxes of all instances of the site in a data folder. */
const listOutboxes = (folder: string) => globSync([OUTBOX, `site-*/${OUTBOX}`], { cwd: folder })

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
  try {
    // Before the CMS: an enquiry leaves the outbox only when the CMS has it, so an enquiry that is
    // missing in this copy is in the later one.
    for (const outbox of listOutboxes(DATA_DIR))
      copySqlite(join(DATA_DIR, outbox), join(copies, outbox.replace('/', '.')))
    const ids = await copyCms(DATA_DIR, copies, database)
    const believedAt = listOutboxes(DATA_DIR).flatMap((outbox) =>
      readJump(join(DATA_DIR, outbox)),
    )[0]
    const id = await repository.add(DATA_DIR, LEFT_OUT, believedAt)
    await repository.verify(new Date().getDay())
    if (believedAt === undefined) {
      for (const outbox of listOutboxes(DATA_DIR)) forget(join(DATA_DIR, outbox), ids)
      await repository.deleteOld()
    }
    saveNewest(settings.BACKUP_DIR, id)
    return id
  } finally {
    await rm(copies, { recursive: true, force: true })
  }
}

/** The last time that the site of an outbox has trusted, if it does not trust the current one. */
function readJump(outbox: string): number[] {
  const database = openOutbox(outbox)
  const believedAt = clockJumpedAfter(database)
  database.close()
  return believedAt === null ? [] : [believedAt]
}

function forget(outbox: string, ids: readonly string[]): void {
  const database = openOutbox(outbox)
  eraseBackedUpEnquiries(database, ids)
  database.close()
}
