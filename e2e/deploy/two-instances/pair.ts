import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { waitUntil } from '../../../scripts/lib/wait-until.ts'
import type { Front } from '../nginx.ts'
import type { Machine } from '../instance.ts'

/** Two machines behind one nginx; the first has the CMS. */
export type Pair = { one: Machine; two: Machine; front: Front; cmsUrl: string; adminToken: string }

const START_SECONDS = 120

export async function readTokens({ dataDir }: Machine): Promise<{ adminToken: string }> {
  const text = await readFile(join(dataDir, 'secrets.json'), 'utf8')
  return z.object({ adminToken: z.string() }).parse(JSON.parse(text))
}

export const whenUp = (...machines: readonly Machine[]): Promise<void> =>
  waitUntil(async () => {
    for (const machine of machines)
      if (!(await machine.isUp())) return `The site of machine ${machine.name} does not answer`
    return undefined
  }, START_SECONDS)
