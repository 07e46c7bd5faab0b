import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../launcher/folders.mjs'

const text = z.string().min(1)
const list = z.array(text).min(1)

const requirement = z.strictObject({
  /** As in version 5.0.0 of the standard. */
  id: z.string().regex(/^\d+\.\d+\.\d+$/),
  level: z.literal([1, 2]),
  /** What it asks, in our words. */
  asks: text,
  verdict: z.enum(['shown', 'by design', 'not applicable', 'open']),
  because: text.optional(),
  /** `file > title as it stands in the code`. */
  tests: list.optional(),
  /** The files that one can read it in. */
  see: list.optional(),
})

const numbers = z.record(z.string(), z.array(z.number().int().positive()))

export type Requirement = z.infer<typeof requirement>

const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(join(root, 'docs/security', name), 'utf8'))

/** Our table: each requirement of levels 1 and 2, and what is to be said of it. */
export const readRequirements = (): Requirement[] =>
  z.array(requirement).parse(readJson('asvs.json'))

/** What the standard has at both levels: `1.2.3` and its level. */
export function readStandard(): Map<string, number> {
  const { level1, level2 } = z
    .strictObject({ level1: numbers, level2: numbers })
    .parse(readJson('asvs-5.0.0.json'))
  const ofLevel = (sections: z.infer<typeof numbers>, level: number) =>
    Object.entries(sections).flatMap(([section, all]) =>
      all.map((number) => [`${section}.${number}`, level] as const),
    )
  return new Map([...ofLevel(level1, 1), ...ofLevel(level2, 2)])
}

/** The file and the title that a test is named by. */
export function splitTest(named: string): { file: string; title: string } {
  const [file = '', ...title] = named.split(' > ')
  return { file, title: title.join(' > ') }
}
