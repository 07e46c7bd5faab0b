import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../scripts/launcher/folders.mjs'
import { Problem } from '../../scripts/launcher/problem.mjs'
import { startProgram } from '../../scripts/lib/program.ts'
import { next } from '../../scripts/lib/programs.ts'
import { FILES, FOLDERS } from '../../scripts/lib/sources.ts'

/** With its own lock file the copy would count as a separate project, without packages. */
const COPIED = [
  ...FOLDERS,
  ...FILES.filter((file) => file !== 'package-lock.json'),
  'package.json',
  'tsconfig.json',
]

/**
 * Copies the site's sources into a git-ignored folder below the project, so that packages resolve.
 * The copy has no commands, so Next.js runs directly.
 */
export async function copyProject(name: string) {
  const folder = join(root, `.next-copy-${name}`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  const filter = (source: string) => !/\.test\.tsx?$/.test(source)
  for (const entry of COPIED)
    await cp(join(root, entry), join(folder, entry), { recursive: true, filter })
  const program = (args: string[], variables: NodeJS.ProcessEnv) => ({
    ...next(args, variables),
    cwd: folder,
  })
  return {
    ...{ root: folder, program },
    build: async (variables: NodeJS.ProcessEnv) => {
      const build = startProgram({ ...program(['build'], variables), isQuiet: true })
      const { ok, sentence } = await build.ended
      if (!ok) throw new Problem(sentence)
    },
    edit: async (file: string, from: string, to: string) => {
      const source = await readFile(join(folder, file), 'utf8')
      const changed = source.replace(from, () => to)
      if (changed === source) throw new Error(`The change to ${file} changes nothing.`)
      await writeFile(join(folder, file), changed)
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
