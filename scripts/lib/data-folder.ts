import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asDiskProblem } from './disk-problem.ts'

/** Creates the data folder for its owner alone, and tries that it can be written. */
export async function prepareDataFolder(path: string): Promise<void> {
  const probe = join(path, `.probe-${process.pid}`)
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
    await writeFile(probe, 'A full disk takes an empty file, so this one is not.')
    await rm(probe)
    for (const name of await readdir(path))
      if (/\.sqlite/.test(name)) await chmod(join(path, name), 0o600)
  } catch (error) {
    await rm(probe, { force: true }).catch(() => undefined)
    throw asDiskProblem(error, path)
  }
}
