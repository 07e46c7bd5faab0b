import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { cmsFolder, root } from '../launcher/folders.mjs'
import { withProgress } from '../launcher/progress.mjs'
import { listFiles } from '../lib/disk.ts'
import type { Supervisor } from '../lib/supervisor.ts'

const folder = join(cmsFolder, 'extensions/school')
const BUILDER = join(cmsFolder, 'node_modules/@directus/extensions-sdk/cli.js')

/** Builds the extension of the CMS if one of its sources is newer than the built file. */
export async function buildExtension(supervisor: Supervisor): Promise<void> {
  const builtAt = await stat(join(folder, 'dist/api.js')).catch(() => null)
  if (builtAt && (await newestSource()) < builtAt.mtimeMs) return
  await withProgress('Building the extension of the CMS', () =>
    supervisor.run({
      title: 'The build of the extension of the CMS',
      prefix: 'build',
      command: process.execPath,
      args: [BUILDER, 'build'],
      cwd: folder,
      env: process.env,
    }),
  )
}

async function newestSource(): Promise<number> {
  const sources = [join(folder, 'src'), join(root, 'packages/schema')]
  const paths = await Promise.all(
    sources.map(async (source) => (await listFiles(source)).map((path) => join(source, path))),
  )
  const files = [...paths.flat(), join(folder, 'package.json'), join(folder, 'extension.config.js')]
  const times = await Promise.all(files.map(async (path) => (await stat(path)).mtimeMs))
  return Math.max(...times)
}
