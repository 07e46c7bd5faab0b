import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

const IDLE_SHARE = 0.75
const LOOK_MS = 250
const PATIENCE_MS = 30_000

/** Waits a while for the machine to have little else to do: figures of a busy one say nothing. */
export async function untilQuiet(): Promise<void> {
  const until = performance.now() + PATIENCE_MS
  while ((await idleShare()) < IDLE_SHARE && performance.now() < until);
}

async function idleShare(): Promise<number> {
  const before = spent()
  await pause(LOOK_MS)
  const after = spent()
  return (after.idle - before.idle) / Math.max(1, after.all - before.all)
}

function spent(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((each) => Object.values(each))),
  }
}
