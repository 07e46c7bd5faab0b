import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { z } from 'zod'
import { Problem } from '../launcher/problem.mjs'
import { withProgress } from '../launcher/progress.mjs'
import { writeFileSafely } from '../lib/disk.ts'
import type { Settings } from '../lib/environment.ts'
import { withDraft } from './draft.ts'
import { assertSound, type Manifest } from './manifest.ts'
import { runTool, ToolFailure } from './tool.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const WRONG_PASSWORD = /wrong password/
const NO_REPOSITORY = /Is there a repository/
const RETENTION_FLAGS = ['--keep-daily', '7', '--keep-weekly', '4', '--keep-monthly', '12']

/** The encrypted backups of a school on another machine or service, stored by restic. */
export type Repository = {
  /** Creates the repository and its password if they are missing. */
  prepare: () => Promise<void>
  /** Copies a backup, restores the copy to compare it, and then deletes old ones. */
  keep: (folder: string, manifest: Manifest) => Promise<void>
  /** Restores one of its backups into a folder: `latest`, or by its id. */
  fetch: (id: string, target: string) => Promise<void>
}

/** The repository of RESTIC_REPOSITORY, if it is set. */
export function openRepository({
  backups: { repository, passwordFile, school },
  enquiryRetentionDays,
}: Pick<Settings, 'backups' | 'enquiryRetentionDays'>): Repository | undefined {
  if (!repository) return undefined
  const env = { RESTIC_REPOSITORY: repository, RESTIC_PASSWORD_FILE: passwordFile }
  const restic = async (args: string[], cwd?: string): Promise<string> => {
    const lines: string[] = []
    // Without the cache, so that the comparison reads from the repository.
    const all = [...args, '--no-cache']
    const tool = { command: 'restic', debianPackage: 'restic', args: all, env }
    await runTool({ ...tool, ...(cwd && { cwd }) }, (line) => lines.push(line))
    return lines.join('\n')
  }
  const ofSchool = ['--host', school]
  const restore = (id: string, target: string) =>
    restic(['restore', id, ...ofSchool, '--target', target])

  async function verify(id: string, folder: string, manifest: Manifest): Promise<void> {
    try {
      await withDraft(folder, '.check-unfinished-', async (restored) => {
        await restore(id, restored)
        await assertSound(restored, manifest)
      })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      throw new Problem(
        `The new backup in the repository is not what was copied there: check its storage with "restic check". ${error.message}`,
      )
    }
  }

  async function forget(): Promise<void> {
    await restic(['forget', ...ofSchool, '--group-by', 'host', ...RETENTION_FLAGS])
    const left = snapshots.parse(JSON.parse(await restic(['snapshots', ...ofSchool, '--json'])))
    const oldest = Date.now() - enquiryRetentionDays * DAY_MS
    const expired = left.filter(({ time }) => Date.parse(time) < oldest).map(({ id }) => id)
    if (expired.length > 0) await restic(['forget', ...expired])
    await restic(['prune'])
  }

  return {
    async prepare(): Promise<void> {
      const isNew = !existsSync(passwordFile)
      if (isNew) await createPassword(passwordFile)
      try {
        // Also removes the locks of killed runs.
        await restic(['unlock'])
      } catch (error) {
        if (isNew && hasFailedWith(error, WRONG_PASSWORD)) await rm(passwordFile)
        if (!hasFailedWith(error, NO_REPOSITORY)) throw explainFailure(error, passwordFile)
        await restic(['init'])
        console.log(
          `The password of the new repository is in ${passwordFile}. Keep a copy of it elsewhere: without it nobody can read the backups.`,
        )
      }
    },
    async keep(folder: string, manifest: Manifest): Promise<void> {
      const args = ['backup', ...ofSchool, '--json', '.']
      const output = await withProgress('Copying to the repository', () => restic(args, folder))
      const { snapshot_id: id } = summary.parse(JSON.parse(output.split('\n').at(-1) ?? ''))
      await withProgress('Restoring the copy for a check', () => verify(id, folder, manifest))
      await withProgress('Deleting old backups', forget)
    },
    async fetch(id: string, target: string): Promise<void> {
      if (!existsSync(passwordFile))
        throw new Problem(
          `${passwordFile} is missing: write the password of the repository into it, or set RESTIC_PASSWORD_FILE.`,
        )
      try {
        await withProgress('Copying from the repository', () => restore(id, target))
      } catch (error) {
        if (!hasFailedWith(error, /no snapshot/i)) throw explainFailure(error, passwordFile)
        throw new Problem(
          `The repository has no backup "${id}" of ${school}: check RESTIC_REPOSITORY, and SCHOOL as where it was made.`,
        )
      }
    },
  }
}

async function createPassword(file: string): Promise<void> {
  await writeFileSafely(file, `${randomBytes(24).toString('base64url')}\n`, 0o600).catch(() => {
    throw new Problem(
      `${file} is missing and cannot be created: write a long random password into it, or unset RESTIC_PASSWORD_FILE.`,
    )
  })
}

const explainFailure = (error: unknown, passwordFile: string) =>
  hasFailedWith(error, WRONG_PASSWORD)
    ? new Problem(
        `The repository has another password: write the one with which it was created into ${passwordFile}.`,
      )
    : error

const hasFailedWith = (error: unknown, message: RegExp) =>
  error instanceof ToolFailure && message.test(error.errors)

const summary = z.object({ snapshot_id: z.string() })
const snapshots = z.array(z.object({ id: z.string(), time: z.string() }))
