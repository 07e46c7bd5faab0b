import 'server-only'
import { log } from '../server/log.ts'

/** Runs a job at an interval, never twice at once; a failure is logged as `event` without details. */
export function runEvery(milliseconds: number, event: string, job: () => Promise<void>): void {
  let isBusy = false
  setInterval(() => {
    if (isBusy) return
    isBusy = true
    job()
      .catch(() => log.error({ event }))
      .finally(() => {
        isBusy = false
      })
  }, milliseconds).unref()
}
