import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { openOutbox } from '../../lib/enquiry/outbox/schema.ts'

export const outboxFile = (dataDir: string): string => join(dataDir, 'outbox.sqlite')

/** Opens the outbox of a data folder, whether or not the site uses it. Returns `otherwise` if there is no outbox. */
export function withOutbox<Result>(
  dataDir: string,
  otherwise: Result,
  work: (outbox: DatabaseSync) => Result,
): Result {
  const file = outboxFile(dataDir)
  if (!existsSync(file)) return otherwise
  const outbox = openOutbox(file)
  try {
    return work(outbox)
  } finally {
    outbox.close()
  }
}
