import { Problem } from '../launcher/problem.mjs'
import type { Supervisor } from '../lib/supervisor.ts'
import { formatCheck, layerCheck, lintCheck, lockCheck, typeCheck, unusedCheck } from './checks.ts'
import type { Counts } from './reports.ts'
import { browserTests, unitTests } from './suites.ts'

export type Stage = {
  name: string
  title: string
  run: (supervisor: Supervisor) => Promise<Counts>
}

/** What must pass, the quick first. Each stage stands alone, so a failure does not end the run. */
const STAGES: Stage[] = [
  { name: 'lock', title: 'Are the lock files complete?', run: lockCheck },
  { name: 'format', title: 'Are all files formatted?', run: formatCheck },
  { name: 'layers', title: 'Does each folder import only what it may?', run: layerCheck },
  { name: 'unused', title: 'Is anything unused?', run: unusedCheck },
  { name: 'types', title: 'Do the types agree?', run: typeCheck },
  { name: 'lint', title: 'Does the code keep its rules?', run: lintCheck },
  { name: 'unit', title: 'Unit tests', run: unitTests },
  {
    name: 'e2e',
    title: 'End-to-end tests in a browser, on a CMS and a site of their own',
    run: browserTests,
  },
]

/** All stages, or those of the given names in their own order. */
export function selectStages(names: string[]): Stage[] {
  const unknown = names.filter((name) => !STAGES.some((stage) => stage.name === name))
  const known = STAGES.map(({ name }) => name).join(', ')
  if (unknown.length > 0)
    throw new Problem(`No test stage is called ${unknown.join(' or ')}; there are: ${known}.`)
  return names.length === 0 ? STAGES : STAGES.filter(({ name }) => names.includes(name))
}
