import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '../../../scripts/launcher/problem.mjs'
import { freePorts } from '../../../scripts/lib/free-ports.ts'
import { runToEnd, startServer } from '../../support/servers/command.ts'
import { readTokens, type InstanceCopy } from '../../support/servers/instance.ts'
import { createFolder } from '../test-environment.ts'

/** The disk of a database: the variables of the CMS, and how to lose it. */
export type Disk = {
  variables: Record<string, string>
  /** Replaces it with an empty one. */
  lose: () => Promise<void>
}

/** The disk of a CMS with SQLite. */
export const sqliteDisk = ({ dataDir }: InstanceCopy): Disk => ({
  variables: {},
  async lose() {
    for (const end of ['', '-wal', '-shm', '-journal'])
      await rm(join(dataDir, `cms.sqlite${end}`), { force: true })
  },
})

export type Machine = Awaited<ReturnType<typeof startMachine>>

/** Starts a CMS and a site like the systemd units, with backups to a repository. */
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
    /** Makes the nightly backup; returns whether it succeeded. */
    backUp: async () => (await runToEnd('backup-nightly', ofBackups)).code === 0,
    /** Loses the database and files of the CMS at once, while the site keeps running. */
    async loseDisk() {
      await servers.cms.kill()
      await Promise.all([disk.lose(), rm(join(dataDir, 'uploads'), { recursive: true })])
    },
    /** Restores the newest backup and restarts everything. Returns its time. */
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
    /** Restores on a new machine with only the repository and its password. */
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
