import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '../../../scripts/launcher/problem.mjs'
import { freePorts } from '../../../scripts/lib/free-ports.ts'
import { manageProcess, untilUp, type ManagedProcess } from '../managed-process.ts'
import { copyBuild, type TestEnvironment } from '../test-environment.ts'
import type { SiteAddress } from './forms.ts'
import { deleteOutbox, timeUntilDelivered } from './outbox.ts'

const DELIVERY_MS = 120_000

/** One of several sites with one CMS, each with its own data folder. */
export type Instance = {
  site: SiteAddress
  server: ManagedProcess
  dataDir: string
  /** Whether it receives enquiries. */
  isOpen: boolean
}

/** Starts so many sites with the build of an environment. */
export async function startInstances(
  { settings, siteCommand }: TestEnvironment,
  cmsUrl: string,
  count: number,
): Promise<Instance[]> {
  const instances: Instance[] = []
  for (const port of await freePorts(count)) {
    const url = `http://127.0.0.1:${port}`
    const name = `instance-${port}`
    const dataDir = join(settings.dataDir, name)
    await mkdir(dataDir)
    await cp(join(settings.dataDir, 'secrets.json'), join(dataDir, 'secrets.json'))
    const serve = siteCommand('serve', cmsUrl, {
      DATA_DIR: dataDir,
      BUILD_DIR: await copyBuild(settings.buildDir, name),
      PORT: String(port),
    })
    const server = manageProcess(serve, `${url}/api/health`)
    server.start()
    instances.push({ site: { url, origin: settings.siteUrl }, server, dataDir, isOpen: true })
  }
  await allUp(instances)
  return instances
}

/**
 * Sends no more enquiries to an instance, waits for delivery, kills it and deletes its outbox: what is
 * only there cannot survive that.
 */
export async function loseOutbox(instance: Instance): Promise<void> {
  instance.isOpen = false
  await untilDelivered(instance)
  await instance.server.kill()
  await deleteOutbox(instance.dataDir)
  instance.server.start()
  await allUp([instance])
  instance.isOpen = true
}

/** Waits until nothing is pending; throws a Problem if that takes too long. */
export async function untilDelivered({ site }: Instance): Promise<void> {
  const delivered = await timeUntilDelivered(site.url, DELIVERY_MS)
  if (delivered === null) throw new Problem(`Enquiries are still pending at ${site.url}.`)
}

const allUp = (instances: readonly Instance[]) =>
  untilUp(
    instances.map(({ server }) => server),
    'An instance of the site',
  )
