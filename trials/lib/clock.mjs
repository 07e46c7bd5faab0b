// Shifts the clocks of the process that it is loaded into, by the values in a file: `node --import
// ./trials/lib/clock.mjs?file=…`. Timers are not affected.
import { readFileSync } from 'node:fs'

const READ_INTERVAL_MS = 100

const file = new URL(import.meta.url).searchParams.get('file') ?? ''
const RealDate = Date
const realMonotonic = performance.now.bind(performance)
let shift = { dateMs: 0, monotonicMs: 0 }

/** Reads the shift. If the file is missing or incomplete, the last values stay. */
function readShift() {
  try {
    const { dateMs, monotonicMs } = JSON.parse(readFileSync(file, 'utf8'))
    if (Number.isFinite(dateMs) && Number.isFinite(monotonicMs)) shift = { dateMs, monotonicMs }
  } catch {
    return
  }
}

const now = () => RealDate.now() + shift.dateMs

const ShiftedDate = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: (target) => new target(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})
RealDate.prototype.constructor = ShiftedDate

globalThis.Date = ShiftedDate
performance.now = () => realMonotonic() + shift.monotonicMs

readShift()
setInterval(readShift, READ_INTERVAL_MS).unref()
