import { rm } from 'node:fs/promises'
import { expect, test } from 'playwright/test'
import { freePorts } from '../../../scripts/lib/free-ports.ts'
import { postgresBin } from '../../deploy/packages.ts'
import { startPostgres } from '../../deploy/postgres.ts'
import { forgetOnDelivery, loseRepeatedly } from '../../resilience/disk-loss/rounds.ts'
import {
  sqliteDisk,
  startMachine,
  type Disk,
  type Machine,
} from '../../resilience/disk-loss/machine.ts'
import { hasProgram } from '../../support/global-setup.ts'
import { withCopy, type InstanceCopy } from '../../support/servers/instance.ts'

const MOMENTS = Number(process.env.LOSS_RUNS ?? 10)
const SEED = Number(process.env.LOSS_SEED ?? 11)

const GOOD = { lost: 0, doubled: 0, altered: 0, otherContent: 0 }

test.skip(!hasProgram('restic'), 'restic is not installed')
test.describe.configure({ timeout: 1_800_000, retries: 0 })

async function withMachine<Outcome>(
  name: string,
  diskOf: (copy: InstanceCopy) => Disk | Promise<Disk>,
  work: (machine: Machine) => Promise<Outcome>,
): Promise<Outcome> {
  return withCopy(name, async (copy) => {
    const machine = await startMachine(copy, await diskOf(copy))
    try {
      return await work(machine)
    } finally {
      await machine.stop()
    }
  })
}

test('the disk of the CMS is lost repeatedly: no enquiry is lost, and the content is that of the backup', async () => {
  await withMachine('disk-loss', sqliteDisk, async (machine) => {
    const figures = await loseRepeatedly(machine, MOMENTS, SEED)
    console.log(JSON.stringify(figures))
    expect(figures).toMatchObject(GOOD)
    // The outbox may delete what a backup contains, and did.
    expect(figures.forgotten).toBeGreaterThan(0)
    const target = `${machine.dataDir}-elsewhere`
    const startedAt = performance.now()
    const { code, output } = await machine.restoreElsewhere(target)
    await rm(target, { recursive: true, force: true })
    expect(code, output).toBe(0)
    console.log(`On an empty machine: ${Math.round((performance.now() - startedAt) / 100) / 10} s`)
  })
})

test('control: with an outbox that deletes delivered enquiries, enquiries are lost', async () => {
  await withMachine('disk-loss-control', sqliteDisk, async (machine) => {
    forgetOnDelivery(machine.dataDir)
    expect((await loseRepeatedly(machine, 2, SEED)).lost).toBeGreaterThan(0)
  })
})

test('the same with PostgreSQL', async () => {
  test.skip(!postgresBin(), 'PostgreSQL is not installed')
  const [port = 0] = await freePorts(1)
  let postgres = await startPostgres(port)
  const lose = async () => {
    await postgres.stop()
    postgres = await startPostgres(port)
  }
  try {
    const disk = () => ({ variables: postgres.variables, lose })
    await withMachine('disk-loss-postgres', disk, async (machine) => {
      const figures = await loseRepeatedly(machine, 3, SEED)
      expect(figures).toMatchObject(GOOD)
    })
  } finally {
    await postgres.stop()
  }
})
