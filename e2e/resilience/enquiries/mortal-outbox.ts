import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { MortalOutbox } from './nemesis.ts'
import { pendingAt } from './pending.ts'

const FILLED_SECONDS = 20
/** Long enough for the thanks to arrive: who is not thanked sends it again, and nothing is lost. */
const THANKED_MS = 1_000

/** The outbox of a site that kept enquiries in its memory alone. */
export function mortalOutbox(dataDir: string, siteUrl: string): MortalOutbox {
  return {
    async filled() {
      for (const until = Date.now() + FILLED_SECONDS * 1000; Date.now() < until; await pause(50))
        if ((await pendingAt(siteUrl).catch(() => 0)) > 0) return void (await pause(THANKED_MS))
    },
    async lose() {
      for (const ending of ['', '-wal', '-shm'])
        await rm(join(dataDir, `outbox.sqlite${ending}`), { force: true })
    },
  }
}
