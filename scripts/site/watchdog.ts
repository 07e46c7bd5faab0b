// Node loads it before the site. Ends a process whose event loop has not run for 30 seconds, which is
// then started again: another thread still runs while the first one is in an endless loop.
import { Worker } from 'node:worker_threads'

const STUCK_MS = Number(process.env.STUCK_MS ?? 30_000)
const CHECKS = 6

// Checks are counted instead of time, so that a suspended machine ends nothing.
const WATCH = `
  const { workerData: beats } = require('node:worker_threads')
  let [last, missed] = [-1, 0]
  setInterval(() => {
    const now = Atomics.load(beats, 0)
    missed = now === last ? missed + 1 : 0
    last = now
    if (missed < ${CHECKS}) return
    require('node:fs').writeSync(2, '{"level":60,"event":"event-loop-stuck","reason":"The site ends to be started again."}\\n')
    process.kill(process.pid, 'SIGKILL')
  }, ${STUCK_MS / CHECKS})`

const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
setInterval(() => Atomics.add(beats, 0, 1), STUCK_MS / CHECKS / 2).unref()
const limits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 }
new Worker(WATCH, { eval: true, workerData: beats, resourceLimits: limits }).unref()
