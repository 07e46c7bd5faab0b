import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DAY_MS, HOUR_MS } from 'school-schema/values/durations'

/** 2 am in India, in UTC. */
const NIGHT = 20.5 * HOUR_MS

const fileIn = (folder: string) => join(folder, 'newest')

/** Records that a backup is complete. */
export const saveNewest = (folder: string, id: string): void =>
  writeFileSync(fileIn(folder), `${id}\n`)

/** When the newest backup was complete; null if there is none. */
export const getNewestTime = (folder: string): number | null =>
  statSync(fileIn(folder), { throwIfNoEntry: false })?.mtimeMs ?? null

/** The first night after a time. */
export const nightAfter = (time: number): number =>
  (Math.floor((time - NIGHT) / DAY_MS) + 1) * DAY_MS + NIGHT
