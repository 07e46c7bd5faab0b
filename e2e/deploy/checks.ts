import { step } from '../../scripts/launcher/progress.mjs'

export type Check = [title: string, run: () => Promise<void>]

/** Runs checks one after the other, says of each how it went, and answers how many failed. */
export async function runChecks(checks: readonly Check[]): Promise<number> {
  let failed = 0
  for (const [title, run] of checks) {
    try {
      await run()
      step(`ok      ${title}`)
    } catch (error) {
      failed += 1
      step(`FAILED  ${title}\n        ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return failed
}
