import { Problem } from '../launcher/problem.mjs'
import { errorCode } from './error-code.ts'

const MEANINGS: Record<string, (path: string) => string> = {
  ENOSPC: (path) =>
    `The disk that holds ${path} is full: free some space and run the command again.`,
  EDQUOT: (path) =>
    `The disk quota for ${path} is used up: free some space and run the command again.`,
  EACCES: (path) =>
    `${path} may not be written by this user: change its owner or choose another DATA_DIR.`,
  EPERM: (path) =>
    `${path} may not be written by this user: change its owner or choose another DATA_DIR.`,
  EROFS: (path) => `${path} lies on a read-only disk: choose another DATA_DIR.`,
  ENOTDIR: (path) =>
    `${path} cannot be a folder, as a file stands in its way: choose another DATA_DIR.`,
  EEXIST: (path) => `${path} is a file, not a folder: choose another DATA_DIR.`,
  ENOENT: (path) => `${path} cannot be created there: choose another DATA_DIR.`,
}

/** A failed access to the data folder in one sentence that says what to do; others as they are. */
export function asDiskProblem(error: unknown, path: string): unknown {
  const meaning = MEANINGS[errorCode(error)]
  return meaning ? new Problem(meaning(path), { cause: error }) : error
}

/** Whether a program's last words say that the disk is full. */
export const saysDiskIsFull = (lines: string[]): boolean =>
  lines.some((line) => /ENOSPC|no space left|SQLITE_FULL|database or disk is full/i.test(line))
