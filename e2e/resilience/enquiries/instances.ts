import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { freePorts } from '../../../scripts/lib/free-ports.ts'
import { waitUntil } from '../../../scripts/lib/wait-until.ts'
import { createVictim, untilUp, type Victim } from '../victim.ts'
import { copyBuild, type World } from '../world.ts'
import { pendingAt } from './pending.ts'
import type { Site } from './post.ts'

const DRAIN_SECONDS = 120

/** One of several sites with one CMS, each with a data folder of its own. */
export type Instance = {
  site: Site
  victim: Victim
  dataDir: string
  /** Whether parents are led to it. */
  isOpen: boolean
}

/** Starts so many sites of a world's build. */
export async function startInstances(
  world: World,
  cmsUrl: string,
  count: number,
): Promise<Instance[]> {
  const { settings } = world
  const ports = await freePorts(count)
  const instances: Instance[] = []
  for (const port of ports) {
    const url = `http://127.0.0.1:${port}`
    const name = `instance-${port}`
    const dataDir = join(settings.dataDir, name)
    await mkdir(dataDir)
    await cp(join(settings.dataDir, 'secrets.json'), join(dataDir, 'secrets.json'))
    const serve = world.siteCommand('serve', cmsUrl, {
      DATA_DIR: dataDir,
      BUILD_DIR: await copyBuild(settings.buildDir, name),
      PORT: String(port),
    })
    const victim = createVictim(serve, `${url}/api/health`)
    victim.start()
    instances.push({ site: { url, origin: settings.siteUrl }, victim, dataDir, isOpen: true })
  }
  await allUp(instances)
  return instances
}

/**
 * Leads parents away from an instance, lets it deliver what it has, kills it and deletes its outbox:
 * what is only there cannot survive that.
 */
export async function loseOutbox(instance: Instance): Promise<void> {
  instance.isOpen = false
  await drained(instance)
  await instance.victim.kill()
  for (const ending of ['', '-wal', '-shm'])
    await rm(join(instance.dataDir, `outbox.sqlite${ending}`), { force: true })
  instance.victim.start()
  await allUp([instance])
  instance.isOpen = true
}

/** Waits until nothing is pending. */
export const drained = ({ site }: Instance): Promise<void> =>
  waitUntil(async () => {
    const pending = await pendingAt(site.url)
    return pending === 0 ? undefined : `${pending} enquiries wait in an outbox`
  }, DRAIN_SECONDS)

const allUp = (instances: readonly Instance[]) =>
  untilUp(
    instances.map(({ victim }) => victim),
    'An instance of the site',
  )
