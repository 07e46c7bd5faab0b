import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { printStep } from '../../scripts/launcher/progress.mjs'
import { waitUntil } from '../../scripts/lib/wait-until.ts'
import { between, type Random } from '../resilience/random.ts'
import type { Machine } from './machine.ts'
import { watchMemory } from './memory.ts'
import { VERSIONS } from './releases.ts'
import { askCms, countRows, FIRST } from './school.ts'
import { startVisitors, type Seen } from './visitors.ts'

const UNIT = 'school-website-north-hill-upgrade'
/** The maximum time in which the site itself may not respond, in seconds. */
const MAX_GAP_SECONDS = 5
/** The maximum memory of a server with one school during an upgrade, in megabytes: 1.2 GiB. */
const MAX_MEMORY_MB = 1_288

/** When an upgrade is killed, and the approximate duration of each phase. */
const PHASES = ['prepare', 'prepare', 'switch', 'switch', 'watch'] as const
const SECONDS = { prepare: 20, switch: 10, watch: 15 }

/**
 * Upgrades back and forth while visitors use the website, and kills the upgrade at random moments.
 * Each time the server must end on the old or the new release, without a lost row or a failed page.
 */
export async function testKilledUpgrades(
  machine: Machine,
  { kills, random }: { kills: number; random: Random },
): Promise<void> {
  let killed = 0
  for (let round = 0; killed < kills; round += 1) {
    const current = await releaseInUse(machine)
    const wanted = current === VERSIONS.first ? VERSIONS.next : VERSIONS.first
    const before = await countRows(machine, FIRST)
    const visitors = startVisitors('abcdefghijklmnop'[round % 16] ?? '')
    const upgrade = startUpgrade(machine, wanted)
    const moments: string[] = []
    for (const phase of PHASES.slice(0, kills - killed)) {
      await untilPhase(machine, phase)
      await pause(1_000 * between(random, 0, SECONDS[phase]))
      moments.push(await killUpgrade(machine))
      killed += 1
    }
    const result = await upgrade
    await pause(3_000)
    await visitors.stop()
    const used = await releaseInUse(machine)
    ok([current, wanted].includes(used), `${used} is in use`)
    await assertNothingLost(machine, before, visitors.seen)
    printStep(
      `ok      ${current} to ${wanted}, killed in ${moments.join(', ')}: ${result}; ${describe(visitors.seen)}`,
    )
  }
}

/** A release that only fails where no probe sees it is rolled back. The server has one school. */
export async function testRollback(machine: Machine): Promise<void> {
  const [current, before] = [await releaseInUse(machine), await countRows(machine, FIRST)]
  const visitors = startVisitors('rollback')
  const memory = watchMemory(machine)
  const result = await startUpgrade(machine, VERSIONS.broken)
  const megabytes = memory.stop()
  await visitors.stop()
  match(result, /^NOT UPGRADED to .*, rolled back/)
  equal(await releaseInUse(machine), current)
  const lost = { ...visitors.seen, longestGap: 0 }
  await assertNothingLost(machine, before, lost)
  printStep(`ok      ${result}; ${describe(visitors.seen)}; at most ${megabytes} MB of memory`)
  ok(megabytes <= MAX_MEMORY_MB, `${megabytes} MB of memory`)
}

/** Resolves with the sentence about the result. */
async function startUpgrade({ run, succeeds }: Machine, version: string): Promise<string> {
  await succeeds(
    `school-website ${FIRST.id} upgrade release/school-website-${version}.tar.gz >/dev/null 2>&1`,
  )
  // The command itself is not killed, but may miss the end of a killed unit.
  await waitUntil(
    async () => ((await succeeds(`test ! -e ${STATE}`)) ? undefined : 'It goes on'),
    600,
  )
  return (await run('cat /var/lib/school-website/north-hill/upgrade/last-upgrade.txt')).trim()
}

const STATE = '/var/lib/school-website/north-hill/upgrade/state.json'

/** Kills everything that the upgrade runs; returns its phase. */
async function killUpgrade(machine: Machine): Promise<string> {
  const phase = await phaseOf(machine)
  await machine.run(`systemctl kill --signal=KILL --kill-whom=all ${UNIT} || true`)
  return phase
}

/** Waits for a phase or a later one: a kill may come at its very end. */
async function untilPhase(machine: Machine, phase: string): Promise<void> {
  const order = ['prepare', 'switch', 'watch', 'roll-back']
  const lacking = async () => {
    const now = await phaseOf(machine)
    return order.indexOf(now) >= order.indexOf(phase) ? undefined : `${now}, not yet ${phase}`
  }
  await waitUntil(lacking, 300)
}

async function phaseOf({ run }: Machine): Promise<string> {
  const state = await run(`cat ${STATE} 2>/dev/null || true`)
  return state ? (JSON.parse(state) as { phase: string }).phase : 'none'
}

const releaseInUse = async ({ run }: Machine): Promise<string> =>
  (await run('basename $(readlink -f /opt/school-website/north-hill)')).trim()

async function assertNothingLost(machine: Machine, before: Record<string, number>, seen: Seen) {
  const missing = async () => {
    const rows = await askCms(machine, FIRST, '/items/admission_form?limit=-1&fields=student_name')
    const names = new Set(rows.map((row) => row['student_name']))
    const lost = seen.thanked.filter((name) => !names.has(name))
    return lost.length === 0 ? undefined : `${lost.length} enquiries are missing in the CMS`
  }
  await waitUntil(missing, 60)
  const { admission_form: _, ...rows } = before
  const { admission_form: __, ...now } = await countRows(machine, FIRST)
  deepEqual(now, rows)
  deepEqual(seen.failedPages, [], `of ${seen.pages} pages failed ${seen.failedPages.join('; ')}`)
  ok(seen.longestGap <= MAX_GAP_SECONDS, `${seen.longestGap.toFixed(1)} s without a fresh page`)
}

const describe = ({ pages, failedPages, longestGap, thanked, failedEnquiries }: Seen) =>
  `${pages} pages, ${failedPages.length} failed, ${longestGap.toFixed(1)} s without a fresh one; ` +
  `${thanked.length} enquiries thanked, ${failedEnquiries} not accepted`
