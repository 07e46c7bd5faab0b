import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '../../../scripts/launcher/problem.mjs'
import { freePorts } from '../../../scripts/lib/free-ports.ts'
import { runToEnd, startServer } from '../../support/servers/command.ts'
import { readTokens, type InstanceCopy } from '../../support/servers/instance.ts'
import { createFolder } from '../test-environment.ts'

/** The disk of a database: how the CMS finds it, and what happens when it is lost. */
export type Disk = {
  variables: Record<string, string>
  /** Destroys it and puts an empty one in its place. */
  lose: () => Promise<void>
}

/** That of a CMS with SQLite. */
export const sqliteDisk = ({ dataDir }: InstanceCopy): Disk => ({
  variables: {},
  async lose() {
    for (const end of ['', '-wal', '-shm', '-journal'])
      await rm(join(dataDir, `cms.sqlite${end}`), { force: true })
  },
})

export type Machine = Awaited<ReturnType<typeof startMachine>>

/** Starts a CMS and a site as the units of systemd do, whose backups go to a repository. */
export async function startMachine({ dataDir, buildDir }: InstanceCopy, disk: Disk) {
  const [port = 0, cmsPort = 0] = await freePorts(2)
  const { siteToken, adminToken } = await readTokens(dataDir)
  const folder = await createFolder('disk-loss')
  const [url, cmsUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${cmsPort}`]
  const both = { DATA_DIR: dataDir, PORT: String(port), CMS_PORT: String(cmsPort) }
  const ofCms = { ...both, ...disk.variables }
  const ofSite = { ...both, BUILD_DIR: buildDir, LOG_LEVEL: 'silent' }
  const ofBackups = {
    ...ofCms,
    BACKUP_DIR: join(folder, 'backups'),
    RESTIC_REPOSITORY: join(folder, 'repository'),
  }
  const start = async () => {
    const cms = startServer('cms', ofCms)
    await cms.untilReady()
    const site = startServer('serve', { ...ofSite, CMS_URL: cmsUrl, CMS_TOKEN: siteToken })
    await site.untilReady()
    return { cms, site }
  }
  let servers = await start()
  return {
    ...{ url, cmsUrl, adminToken, dataDir },
    /** Makes the backup of a night; answers whether it succeeded. */
    backUp: async () => (await runToEnd('backup-nightly', ofBackups)).code === 0,
    /** Database and files of the CMS are gone at once; the site runs on. */
    async loseDisk() {
      await servers.cms.kill()
      await Promise.all([disk.lose(), rm(join(dataDir, 'uploads'), { recursive: true })])
    },
    /** Restores the newest backup and starts everything. Returns its time. */
    async restore(): Promise<Date> {
      await servers.site.stop()
      const { code, lines, output } = await runToEnd('restore', ofBackups, {
        args: ['latest', '--replace'],
      })
      if (code !== 0) throw new Problem(output)
      for (const line of lines) await removeFormer(line)
      servers = await start()
      return new Date(/Restored as of (\S+):/.exec(output)?.[1] ?? '')
    },
    /** A restore on a machine that has nothing: only the repository and its password. */
    restoreElsewhere: (target: string) =>
      runToEnd('restore', { ...ofBackups, DATA_DIR: target }, { args: ['latest'] }),
    async stop() {
      await Promise.all([servers.site.stop(), servers.cms.stop()])
      await rm(folder, { recursive: true })
    },
  }
}

async function removeFormer(line: string): Promise<void> {
  const [, former] = /^The folder before: (.*)$/.exec(line) ?? []
  if (former && existsSync(former)) await rm(former, { recursive: true })
}
