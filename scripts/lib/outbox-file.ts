import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const PATIENCE_MS = 10_000

export const outboxFile = (dataDir: string): string => join(dataDir, 'outbox.sqlite')

/**
 * Works on the outbox of a data folder, whether or not the site has it open too. Where no enquiry
 * was ever made, `otherwise` is the answer.
 */
export function withOutbox<Result>(
  dataDir: string,
  otherwise: Result,
  work: (outbox: DatabaseSync) => Result,
): Result {
  const file = outboxFile(dataDir)
  if (!existsSync(file)) return otherwise
  const outbox = new DatabaseSync(file, { timeout: PATIENCE_MS })
  try {
    return work(outbox)
  } finally {
    outbox.close()
  }
}
