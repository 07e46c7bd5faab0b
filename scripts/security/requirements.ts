import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../launcher/folders.mjs'

const text = z.string().min(1)
const list = z.array(text).min(1)

const requirement = z.strictObject({
  /** The number in version 5.0.0 of the standard. */
  id: z.string().regex(/^\d+\.\d+\.\d+$/),
  level: z.literal([1, 2]),
  /** The requirement in short. */
  asks: text,
  verdict: z.enum(['shown', 'by design', 'not applicable', 'open']),
  because: text.optional(),
  /** `file > title as in the code`. */
  tests: list.optional(),
  /** Files that are evidence. */
  see: list.optional(),
})

const numbers = z.record(z.string(), z.array(z.number().int().positive()))

export type Requirement = z.infer<typeof requirement>

const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(join(root, 'docs/security', name), 'utf8'))

/** The project's table: each requirement of levels 1 and 2 with its verdict. */
export const readRequirements = (): Requirement[] =>
  z.array(requirement).parse(readJson('asvs.json'))

/** The requirements of the standard at both levels: `1.2.3` and its level. */
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

/** The file and the title in the name of a test. */
export function splitTest(named: string): { file: string; title: string } {
  const [file = '', ...title] = named.split(' > ')
  return { file, title: title.join(' > ') }
}

/** Jest and Playwright check at the end that the named tests ran; those of `test:deploy` always run. */
const RUN_BY = [
  /^(app|cms|components|content|e2e|lib|scripts)\/.+\.test\.tsx?$/,
  /^e2e\/.+\.spec\.ts$/,
  /^e2e\/deploy\/.+\.ts$/,
]

/** The faults of the table; empty if it agrees with the standard and the sources. */
export function listFaults(
  requirements: readonly Requirement[],
  standard: ReadonlyMap<string, number>,
): string[] {
  const ids = requirements.map(({ id }) => id)
  return [
    ...[...standard.keys()].filter((id) => !ids.includes(id)).map((id) => `${id} is missing`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} is in it twice`),
    ...requirements.flatMap((each) =>
      faultsOf(each, standard).map((fault) => `${each.id} ${fault}`),
    ),
  ]
}

function faultsOf(
  { id, level, verdict, because, tests = [], see = [] }: Requirement,
  standard: ReadonlyMap<string, number>,
): string[] {
  const rules: [isBroken: boolean, fault: string][] = [
    [standard.get(id) !== level, 'is of another level, or not in the standard'],
    [verdict === 'shown' && tests.length === 0, 'is shown by no test'],
    [verdict === 'by design' && tests.length + see.length === 0, 'says not where to read it'],
    [['not applicable', 'open'].includes(verdict) && !because, 'says not why'],
    [verdict === 'open' && !/Needed|As \d/.test(because ?? ''), 'says not what is needed'],
    ...tests.map((named): [boolean, string] => [
      !isTest(named),
      `names no test that is run: ${named}`,
    ]),
    ...see.map((file): [boolean, string] => [
      !existsSync(join(root, file)),
      `names no file: ${file}`,
    ]),
  ]
  return rules.filter(([isBroken]) => isBroken).map(([, fault]) => fault)
}

/** Whether a command runs the file, and the file contains the title in quotes. */
function isTest(named: string): boolean {
  const { file, title } = splitTest(named)
  const path = join(root, file)
  if (!RUN_BY.some((pattern) => pattern.test(file)) || !existsSync(path)) return false
  const source = readFileSync(path, 'utf8')
  return ["'", '"', '`'].some((quote) => source.includes(quote + title + quote))
}
