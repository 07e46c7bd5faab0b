import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../scripts/launcher/folders.mjs'
import { next } from '../../scripts/lib/programs.ts'
import { FILES, FOLDERS } from '../../scripts/lib/sources.ts'
import { runGuarded, type RunningCommand } from '../support/command.ts'

/** A copy of the site's sources that can be changed; it has no commands, so Next.js runs directly. */
export type ProjectCopy = {
  /** Absolute. */
  buildFolder: string
  edit: (file: string, from: string, to: string) => Promise<void>
  build: (environment: NodeJS.ProcessEnv) => Promise<void>
  start: (environment: NodeJS.ProcessEnv) => RunningCommand
  remove: () => Promise<void>
}

/** With a lock file of its own the copy would count as a separate project, without packages. */
const COPIED = [
  ...FOLDERS,
  ...FILES.filter((file) => file !== 'package-lock.json'),
  'package.json',
  'tsconfig.json',
]
const BUILD_DIR = '.next'

/** Copies them into a folder below the project that git ignores; packages resolve from there. */
export async function copyProject(name: string): Promise<ProjectCopy> {
  const folder = join(root, `.next-copy-${name}`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  const filter = (source: string) => !/\.test\.tsx?$/.test(source)
  for (const entry of COPIED)
    await cp(join(root, entry), join(folder, entry), { recursive: true, filter })
  const run = (args: string[], environment: NodeJS.ProcessEnv) =>
    runGuarded({ ...next(args, { ...environment, BUILD_DIR }), cwd: folder })
  return {
    buildFolder: join(folder, BUILD_DIR),
    async edit(file, from, to) {
      const source = await readFile(join(folder, file), 'utf8')
      if (!source.includes(from)) throw new Error(`${file} does not contain ${from}`)
      await writeFile(
        join(folder, file),
        source.replace(from, () => to),
      )
    },
    async build(environment) {
      const { ended, lines } = run(['build'], environment)
      if ((await ended).code !== 0) throw new Error(lines.slice(-40).join('\n'))
    },
    start: (environment) =>
      run(['start', '-H', '127.0.0.1', '-p', String(environment.PORT)], environment),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
