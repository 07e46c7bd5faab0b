import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asDiskProblem } from '../lib/disk.ts'

/** Writes an export for its owner alone and answers where. Its name says nothing of whom it is about. */
export async function writeExport(dataDir: string, content: object): Promise<string> {
  const folder = join(dataDir, 'exports')
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const file = join(folder, `enquiries-${time}.json`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(file, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
    return file
  } catch (error) {
    throw asDiskProblem(error, file)
  }
}
