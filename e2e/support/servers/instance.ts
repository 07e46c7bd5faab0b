import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../../../scripts/launcher/folders.mjs'
import { freePorts } from './ports.ts'
import { requireEnv } from '../require-env.ts'
import { startServer } from './command.ts'

type InstanceOptions = {
  dataDir: string
  buildDir: string
  /** The public address of the site, if it is not the one it listens on. */
  publicUrl?: string
  onLine?: (line: string) => void
}

export type Instance = Awaited<ReturnType<typeof startInstance>>

/** Starts site and CMS by `npm start` on free ports, and waits until they are ready. */
export async function startInstance({ dataDir, buildDir, publicUrl, ...given }: InstanceOptions) {
  const [port = 0, cmsPort = 0] = await freePorts(2)
  const environment = {
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    DATA_DIR: dataDir,
    BUILD_DIR: buildDir,
    // Tests choose the address of their visitors.
    TRUSTED_PROXIES: '127.0.0.1',
    ...(publicUrl && { SITE_URL: publicUrl }),
  }
  const server = startServer('start', environment, given)
  await server.untilReady()
  return {
    ...server,
    siteUrl: `http://127.0.0.1:${port}`,
    cmsUrl: `http://127.0.0.1:${cmsPort}`,
    cmsPort,
    dataDir,
  }
}

export type InstanceCopy = Awaited<ReturnType<typeof copyInstance>>

/**
 * A separate instance for destructive tests: a copy of the tests' data folder and build from before
 * any test. It starts like any other that was set up and built before.
 */
export async function copyInstance(name: string) {
  const dataDir = await mkdtemp(join(tmpdir(), `school-website-${name}-`))
  const buildDir = `.next-e2e-${name}`
  const [CMS_URL, CMS_TOKEN] = [requireEnv('E2E_CMS_URL'), requireEnv('E2E_CMS_TOKEN')]
  const variables = { DATA_DIR: dataDir, BUILD_DIR: buildDir, CMS_URL, CMS_TOKEN }
  await cp(requireEnv('E2E_SNAPSHOT_DIR'), dataDir, { recursive: true })
  await rm(join(root, buildDir), { recursive: true, force: true })
  await cp(join(root, requireEnv('E2E_BUILD_DIR')), join(root, buildDir), {
    recursive: true,
    verbatimSymlinks: true,
    // The running site checks its disk with a temporary file; most of the bytes are a cache and source maps.
    filter: (source) => !/^(\.probe-.*|cache)$|\.map$/.test(basename(source)),
  })
  return {
    dataDir,
    /** Relative to the project. */
    buildDir,
    /** The variables of its site, with the CMS of all tests. */
    variables,
    /** Starts it; can be repeated, but not while it runs. */
    start: () => startInstance({ dataDir, buildDir, publicUrl: requireEnv('E2E_SITE_URL') }),
    async remove() {
      await rm(dataDir, { recursive: true, force: true })
      await rm(join(root, buildDir), { recursive: true, force: true })
    },
  }
}

/** Copies the instance for the duration of `work`. */
export async function withCopy<Outcome>(
  name: string,
  work: (copy: InstanceCopy) => Promise<Outcome>,
): Promise<Outcome> {
  const copy = await copyInstance(name)
  try {
    return await work(copy)
  } finally {
    await copy.remove()
  }
}
