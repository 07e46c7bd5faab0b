import { hash } from 'node:crypto'
import { cp, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../launcher/folders.mjs'
import { withProgress } from '../launcher/progress.mjs'
import { hashFiles, listFiles, writeFileSafely } from '../lib/disk.ts'
import { nextBuild } from './next.ts'
import type { Site } from './open.ts'
import { seal, sealState } from './seal.ts'

/** Written into a build when it is complete. */
const STAMP = 'built-for'

/**
 * The build is missing (`none`), up to date (`same`), of other sources or for an `other` site or CMS,
 * or `damaged`.
 */
type BuildState = 'none' | 'same' | 'other' | 'damaged'

export async function buildState(site: Site): Promise<BuildState> {
  const folder = join(root, site.settings.buildDir)
  const state = await sealState(folder)
  if (state !== 'intact') return state
  const stamp = await readFile(join(folder, STAMP), 'utf8')
  return stamp === (await wantedStamp(site)) ? 'same' : 'other'
}

/**
 * Builds the site from the current content of the CMS, in another folder than the current build, which it then
 * replaces: a build that fails or is killed leaves the current one. That is removed and not renamed,
 * which an overlay file system refuses for a folder of its lower layer.
 */
export async function build({ settings, secrets, environment, supervisor }: Site): Promise<void> {
  const draft = `${settings.buildDir}-new`
  const [folder, draftFolder] = [join(root, settings.buildDir), join(root, draft)]
  const remove = (path: string) => rm(path, { recursive: true, force: true })
  // The inputs are recorded first: a change during the build requires another one.
  const inputs = await wantedStamp({ settings, secrets, environment })
  try {
    await remove(draftFolder)
    const variables = { ...environment, BUILD_DIR: draft }
    await withProgress('Building the site', () => supervisor.run(nextBuild(variables)))
    await copyPdfResources(join(draftFolder, 'static'))
    await writeFileSafely(join(draftFolder, STAMP), inputs, 0o644)
    await seal(draftFolder)
    await remove(folder)
    await rename(draftFolder, folder)
  } catch (error) {
    await remove(draftFolder)
    throw error
  }
}

/**
 * What pdf.js loads while it shows a document (`components/pdf/pdf-viewer.tsx`): decoders of
 * scans, character maps, colour profiles and fonts. The version is in their address, as browsers never ask again.
 */
export async function copyPdfResources(folder: string): Promise<void> {
  const source = join(root, 'node_modules/pdfjs-dist')
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as {
    version: string
  }
  for (const part of ['wasm', 'cmaps', 'iccs', 'standard_fonts'])
    await cp(join(source, part), join(folder, `pdfjs-${version}`, part), { recursive: true })
}

/** A hash of the inputs of a build. The key of the server actions identifies the data folder. */
async function wantedStamp({
  settings: { siteUrl, existingCms },
  secrets,
  environment,
}: Pick<Site, 'settings' | 'secrets' | 'environment'>): Promise<string> {
  const inputs = [
    await hashFiles(root, await sources()),
    process.version,
    siteUrl,
    existingCms?.url,
    secrets.serverActionsKey,
    environment['PLAIN_NEXT'],
  ]
  return hash('sha256', JSON.stringify(inputs), 'hex')
}

/** The folders and files that the build reads. */
const FOLDERS = ['app', 'components', 'content', 'lib', 'packages/schema', 'public']

const FILES = [
  'instrumentation.ts',
  'next.config.js',
  'package-lock.json',
  'postcss.config.mjs',
  'proxy.ts',
  'tailwind.config.ts',
]

/** What no build reads: tests, and types that the checks write. */
const IS_UNUSED = /\.test\.tsx?$|^packages\/schema\/cms\.ts$/

async function sources(): Promise<string[]> {
  const inFolders = await Promise.all(
    FOLDERS.map(async (folder) =>
      (await listFiles(join(root, folder))).map((path) => join(folder, path)),
    ),
  )
  const wanted = inFolders.flat().filter((path) => !IS_UNUSED.test(path))
  return [...FILES, ...wanted].toSorted()
}
