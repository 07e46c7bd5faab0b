import { open, rename, rm } from 'node:fs/promises'
import { asDiskProblem } from './disk-problem.ts'

/** Writes a file whole or not at all: a power cut or a full disk leaves the old one. */
export async function writeFileSafely(path: string, text: string, mode: number): Promise<void> {
  const draft = `${path}.${process.pid}.draft`
  try {
    const file = await open(draft, 'w', mode)
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw asDiskProblem(error, path)
  }
}
