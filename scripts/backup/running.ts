import { existsSync } from 'node:fs'
import { lockFile, lockOwner } from '../lib/folder-lock.ts'

/** Whether a site or a CMS works with this data folder now. */
export const isInUse = (dataDir: string): boolean =>
  (['site', 'cms'] as const).some(
    (name) => existsSync(lockFile(dataDir, name)) && lockOwner(dataDir, name) !== null,
  )
