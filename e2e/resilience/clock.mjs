// Shifts the clocks of the program that it is loaded into, by what a file says:
// `node --import ./e2e/resilience/clock.mjs?file=…`. Timers keep their own time.
import { readFileSync } from 'node:fs'

const READ_EVERY_MS = 100

const file = new URL(import.meta.url).searchParams.get('file') ?? ''
const RealDate = Date
const realMonotonic = performance.now.bind(performance)
let shift = { dateMs: 0, monotonicMs: 0 }

/** Takes the shift from the file. One that is missing or half written leaves the last. */
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
setInterval(readShift, READ_EVERY_MS).unref()
