import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../launcher/folders.mjs'
import { splitTest, type Requirement } from './requirements.ts'
import { readTestTitles } from './test-titles.ts'

const RUN_BY_JEST = /^(app|cms|components|content|e2e|lib|scripts)\/.+\.test\.tsx?$/
const RUN_BY_PLAYWRIGHT = /^e2e\/.+\.spec\.ts$/
const RUN_BY_TEST_DEPLOY = /^e2e\/deploy\/.+\.ts$/

/** What is wrong with the table, a line for each; nothing when all of it is true of the sources. */
export function findFaults(
  requirements: readonly Requirement[],
  standard: ReadonlyMap<string, number>,
): string[] {
  const ids = requirements.map(({ id }) => id)
  return [
    ...[...standard.keys()].filter((id) => !ids.includes(id)).map((id) => `${id} is not in it`),
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
  const faults: (string | false)[] = [
    standard.get(id) !== level && 'is of another level, or none of the standard',
    verdict === 'shown' && tests.length === 0 && 'is shown by no test',
    verdict === 'by design' && tests.length + see.length === 0 && 'says not where to read it',
    ['not applicable', 'open'].includes(verdict) && !because && 'says not why',
    verdict === 'open' && !/Needed|As \d/.test(because ?? '') && 'says not what is needed',
    ...tests.map(faultOfTest),
    ...see.map((file) => !existsSync(join(root, file)) && `speaks of ${file}, which is not there`),
  ]
  return faults.filter((fault) => fault !== false)
}

function faultOfTest(named: string): string | false {
  const { file, title } = splitTest(named)
  const isRun = [RUN_BY_JEST, RUN_BY_PLAYWRIGHT, RUN_BY_TEST_DEPLOY].some((run) => run.test(file))
  if (!isRun) return `names ${file}, which no command runs`
  return !titlesIn(file).has(title) && `names a test that is not in ${file}: ${title}`
}

const known = new Map<string, ReadonlySet<string>>()

function titlesIn(file: string): ReadonlySet<string> {
  const path = join(root, file)
  const titles =
    known.get(file) ?? new Set(existsSync(path) ? readTestTitles(readFileSync(path, 'utf8')) : [])
  known.set(file, titles)
  return titles
}
