import { proportionalBytesOf } from '../../scripts/lib/processes.ts'
import type { Machine } from './machine.ts'

const SAMPLE_MS = 500

/** Samples the memory of all processes of a machine; `stop` returns the highest sum in megabytes. */
export function watchMemory({ processes }: Machine): { stop: () => number } {
  let peak = 0
  const sample = async () => {
    // A process may exit meanwhile.
    const each = await Promise.all(
      processes().map((pid) => proportionalBytesOf(pid).catch(() => 0)),
    )
    peak = Math.max(peak, each.reduce((sum, bytes) => sum + bytes, 0) / 1_000_000)
  }
  const timer = setInterval(() => void sample(), SAMPLE_MS)
  return {
    stop() {
      clearInterval(timer)
      return Math.round(peak)
    },
  }
}
