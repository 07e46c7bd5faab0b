import 'server-only'
import { log } from '../server/log.ts'
import { processGlobal } from '../server/process-global.ts'
import { conditions } from './conditions.ts'
import { measure, observe, type Observations } from './observe.ts'

export type HealthReport = {
  seen: Observations
  /** The names of the conditions that are present. */
  present: readonly string[]
  /** Those of them that affect visitors. */
  affecting: readonly string[]
}

/** Caches the measurements, so that frequent requests cost little. */
const CACHE_MS = 5_000

const latest = processGlobal('health', () => ({
  at: -Infinity,
  measured: null as ReturnType<typeof measure> | null,
  present: [] as readonly string[],
}))

/** The conditions that are present; costly measurements are at most 5 seconds old. */
export async function getHealthReport(): Promise<HealthReport> {
  if (!latest.measured || performance.now() - latest.at > CACHE_MS) {
    latest.at = performance.now()
    latest.measured = measure()
  }
  const report = createReport(observe(await latest.measured))
  logChanges(report.present)
  return report
}

/** The report for these observations. */
export function createReport(seen: Observations): HealthReport {
  const present = Object.keys(conditions).filter((name) => conditions[name]?.isPresent(seen))
  return { seen, present, affecting: present.filter((name) => conditions[name]?.affectsVisitors) }
}

function logChanges(present: readonly string[]): void {
  const began = present.filter((name) => !latest.present.includes(name))
  const ended = latest.present.filter((name) => !present.includes(name))
  latest.present = present
  if (began.length > 0) log.warn({ event: 'health-conditions-began', conditions: began })
  if (ended.length > 0) log.info({ event: 'health-conditions-ended', conditions: ended })
}
