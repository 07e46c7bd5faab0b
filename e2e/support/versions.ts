import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyProject } from '../resilience/project-copy.ts'
import { readSettings } from '../../scripts/lib/environment.ts'
import { startProgram, type Program } from '../../scripts/lib/program.ts'
import { next, siteEnvironment } from '../../scripts/lib/programs.ts'
import { loadSecrets } from '../../scripts/lib/secrets.ts'
import { waitUntil } from '../../scripts/lib/wait-until.ts'
import { freePorts } from '../../scripts/lib/free-ports.ts'
import { requireEnv } from './require-env.ts'

/** A site that is deployed version after version, with one data folder. */
export type Versions = {
  url: string
  edit: (file: string, change: (source: string) => string) => Promise<void>
  /** Builds the sources as they are now and puts the build in the place of the one before. */
  deploy: () => Promise<void>
  remove: () => Promise<void>
}

export async function createVersions(name: string): Promise<Versions> {
  const copy = await copyProject(name)
  const dataDir = await mkdtemp(join(tmpdir(), `school-website-${name}-`))
  const [port = 0] = await freePorts(1)
  const cms = { url: requireEnv('E2E_CMS_URL'), token: requireEnv('E2E_CMS_TOKEN') }
  const settings = readSettings(
    {
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      CMS_URL: cms.url,
      CMS_TOKEN: cms.token,
    },
    true,
  )
  const secrets = await loadSecrets(dataDir)
  const environment = siteEnvironment(settings, secrets, cms, 'production')
  const program = (...args: string[]) => ({ ...next(args, environment), cwd: copy.root })
  let running: Program | undefined
  return {
    url: settings.localUrl,
    edit: copy.edit,
    async deploy() {
      await running?.stop()
      const { ok, sentence } = await startProgram(program('build')).ended
      if (!ok) throw new Error(sentence)
      running = startProgram(program('start', '-p', String(port)))
      await waitUntil(async () => {
        const answer = await fetch(`${settings.localUrl}/api/health`).catch(() => null)
        return answer?.ok ? undefined : 'The new version does not answer'
      }, 60)
    },
    async remove() {
      await running?.stop()
      await copy.remove()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
