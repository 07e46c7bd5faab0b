import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../scripts/launcher/folders.mjs'
import { FILES, FOLDERS } from '../../scripts/lib/sources.ts'

/** A copy of the site's sources that can be changed. */
export type ProjectCopy = {
  root: string
  edit: (file: string, change: (source: string) => string) => Promise<void>
  remove: () => Promise<void>
}

/** With a lock file of its own the copy would count as a separate project, without packages. */
const COPIED = [
  ...FOLDERS,
  ...FILES.filter((file) => file !== 'package-lock.json'),
  'package.json',
  'tsconfig.json',
]

/** Copies them into a folder below the project that git ignores; packages resolve from there. */
export async function copyProject(name: string): Promise<ProjectCopy> {
  const folder = join(root, `.next-copy-${name}`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  const filter = (source: string) => !/\.test\.tsx?$/.test(source)
  for (const entry of COPIED)
    await cp(join(root, entry), join(folder, entry), { recursive: true, filter })
  return {
    root: folder,
    async edit(file, change) {
      const source = await readFile(join(folder, file), 'utf8')
      const changed = change(source)
      if (changed === source) throw new Error(`The change to ${file} changes nothing.`)
      await writeFile(join(folder, file), changed)
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
