import { randomBytes } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { daysKept, ENQUIRY_KEPT } from 'school-schema/enquiry/consent'
import { z } from 'zod'
import { runProgram, type Failure } from './programs.ts'
import type { BackupSettings } from './settings.ts'

/** The same for every container: restic reads only files that have changed since the last backup of a host. */
const HOST = '--host=school-website'

const INCOMPLETE = 3

const summary = z.object({ snapshot_id: z.string() })

export type Repository = ReturnType<typeof openRepository>

/** The encrypted backups of a school, stored by restic. */
export function openRepository(settings: BackupSettings) {
  const { BACKUP_DIR, RESTIC_PASSWORD } = settings
  const passwordFile = join(BACKUP_DIR, 'password')
  const monthlyDays = settings.ENQUIRY_RETENTION_DAYS ?? daysKept(ENQUIRY_KEPT.initial)
  const env = {
    TZ: 'UTC',
    RESTIC_REPOSITORY: settings.RESTIC_REPOSITORY ?? join(BACKUP_DIR, 'repository'),
    RESTIC_CACHE_DIR: join(BACKUP_DIR, 'cache'),
    ...(!RESTIC_PASSWORD && { RESTIC_PASSWORD_FILE: passwordFile }),
  }
  const restic = (args: readonly string[], cwd = '/') => runProgram('restic', args, { env, cwd })

  return {
    /** Creates the repository and its password if they are missing. */
    async prepare(): Promise<void> {
      if (!RESTIC_PASSWORD && !existsSync(passwordFile)) createPassword(passwordFile)
      try {
        // Also removes the locks of killed runs.
        await restic(['unlock'])
      } catch (error) {
        if (!failureOf(error).stderr?.includes('Is there a repository')) throw error
        await restic(['init'])
      }
    },

    /** Adds a backup of a folder except some patterns in it, at a time or now. Returns its id. */
    async add(folder: string, leftOut: readonly string[], at?: number): Promise<string> {
      const excluded = leftOut.map((pattern) => `--exclude=${join(folder, pattern)}`)
      const idIn = (output: string) =>
        summary.parse(JSON.parse(output.trimEnd().split('\n').at(-1) ?? '')).snapshot_id
      try {
        return idIn(
          await restic(['backup', HOST, ...timeOf(at), '--json', ...excluded, '.'], folder),
        )
      } catch (error) {
        // An incomplete backup must not become the newest one.
        const { code, stdout = '' } = failureOf(error)
        if (code === INCOMPLETE) await restic(['forget', idIn(stdout)])
        throw error
      }
    },

    /** The backups with their ids and times. */
    list: () => restic(['snapshots', '--compact']),

    /** Reads one seventh of the stored data, all of it in a week. */
    verify: (day: number) => restic(['check', `--read-data-subset=${day + 1}/7`]),

    /** Keeps all of a week, then weekly and monthly ones; none longer than enquiries are stored. */
    deleteOld: () =>
      restic([
        'forget',
        '--prune',
        '--group-by=',
        '--keep-within=7d',
        '--keep-within-weekly=35d',
        `--keep-within-monthly=${monthlyDays}d`,
      ]),

    /** Writes a backup, by its id or `latest`, into a new folder and compares what was written. */
    restore: (id: string, target: string) =>
      restic(['restore', id, '--verify', '--target', target]),
  }
}

const failureOf = (error: unknown): Failure => Object((error as Error).cause) as Failure

/** By the clock of UTC, in which restic runs. */
const timeOf = (at: number | undefined) =>
  at === undefined ? [] : ['--time', new Date(at).toISOString().slice(0, 19).replace('T', ' ')]

function createPassword(file: string): void {
  writeFileSync(file, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  console.log(
    `The password of the backups is in ${file}. Keep a copy elsewhere: without it nobody can read them.`,
  )
}
