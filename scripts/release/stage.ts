import { execFile } from 'node:child_process'
import { copyFile, cp, glob, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { nodeIn, releaseFile, root } from '../launcher/folders.mjs'

const run = promisify(execFile)

/** Sources for the build, the tests and development only. */
const DEVELOPMENT_ONLY =
  /^(app|components|e2e|docs\/(pictures|security)|scripts\/(screenshots|testing))\/|\.(test\.tsx?|snap)$|^\.|^(jest|postcss|tailwind)\.|^(knip|tsconfig)|(^|\/)package-lock\.json$/

/** Packages that only the build loads, and Node, of which a server only needs the program. */
const FOR_THE_BUILD =
  /^node_modules\/(@next\/swc|@tailwindcss|tailwindcss|lightningcss|typescript|@types|lucide|node$)/

/** Never loaded at run time. */
const NOT_LOADED = /\.(map|d\.[cm]?ts)$/

/** Rendered pages with the sample content; each server renders its own. The error pages stay. */
const SAMPLE_PAGES = [
  ...['cache', 'diagnostics', 'trace*', 'types', 'turbopack', 'server/route-cache'],
  'server/app/**/[!_]*.{html,rsc,meta,body,segments}',
]

/** Copies everything that a server needs into a new folder. */
export async function stageRelease(build: string, staged: string, version: string): Promise<void> {
  for (const path of await listSources()) await copyInto(staged, path)
  for (const path of await listPackages()) await copyInto(staged, path)
  await copyInto(staged, 'cms/node_modules')
  await mkdir(dirname(nodeIn(staged)), { recursive: true })
  await copyFile(nodeIn(root), nodeIn(staged))
  await copyBuild(build, staged)
  const { stdout } = await run('git', ['rev-parse', 'HEAD'], { cwd: root })
  const description = { version, commit: stdout.trim() }
  await writeFile(join(staged, basename(releaseFile)), `${JSON.stringify(description)}\n`)
}

async function copyInto(staged: string, path: string): Promise<void> {
  const from = join(root, path)
  await mkdir(join(staged, dirname(path)), { recursive: true })
  await cp(from, join(staged, path), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (name) => !NOT_LOADED.test(name),
  })
}

async function listSources(): Promise<string[]> {
  const { stdout } = await run('git', ['ls-files', '-z'], { cwd: root })
  return stdout.split('\0').filter((path) => path && !DEVELOPMENT_ONLY.test(path))
}

type Lock = { packages: Record<string, { dev?: boolean; devOptional?: boolean; peer?: boolean }> }

/** The folders of the packages that run the site, except nested ones. */
async function listPackages(): Promise<string[]> {
  const lock = JSON.parse(
    await readFile(join(root, 'node_modules/.package-lock.json'), 'utf8'),
  ) as Lock
  return Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => !dev && !devOptional && !FOR_THE_BUILD.test(path))
    .map(([path]) => path)
    .filter((path) => path.lastIndexOf('node_modules/') === 0)
}

async function copyBuild(build: string, staged: string): Promise<void> {
  const folder = join(staged, '.next', basename(build))
  await cp(build, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/\.(map|nft\.json)$/.test(path),
  })
  for await (const path of glob(SAMPLE_PAGES, { cwd: folder }))
    await rm(join(folder, path), { recursive: true, force: true })
  await symlink(basename(build), join(staged, '.next/current'))
}
