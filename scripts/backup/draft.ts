import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { asDiskProblem } from '../lib/disk.ts'

/** Works in a new folder next to `target`, which is removed afterwards unless it was renamed. */
export async function withDraft<Result>(
  target: string,
  prefix: string,
  work: (draft: string) => Promise<Result>,
): Promise<Result> {
  const parent = dirname(target)
  let draft: string | undefined
  try {
    await mkdir(parent, { recursive: true })
    draft = await mkdtemp(join(parent, prefix))
    return await work(draft)
  } catch (error) {
    throw asDiskProblem(error, draft ? target : parent)
  } finally {
    if (draft) await rm(draft, { recursive: true, force: true })
  }
}
