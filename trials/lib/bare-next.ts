import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '../../scripts/launcher/folders.mjs'
import { Problem } from '../../scripts/launcher/problem.mjs'
import { startProgram, type ProgramOptions } from '../../scripts/lib/program.ts'
import { next } from '../../scripts/lib/programs.ts'

/** Inside the site's folder, whose packages it uses. */
const folder = join(root, '.next-bare')

const CONFIG = `export default {
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: ${JSON.stringify(root)} },
`

const FILES = {
  'app/layout.jsx': `export default function Layout({ children }) {
  return <html lang="en-IN"><body>{children}</body></html>
}`,
  // Otherwise Next.js takes the one of the site.
  'instrumentation.js': 'export function register() {}',
}

/** A command of Next.js in the bare project. */
const bareNext = (args: string[]): ProgramOptions => ({
  ...next(args, { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }),
  cwd: folder,
  isQuiet: true,
})

/**
 * Builds a project with nothing but Next.js, in the version of the site, and works with its folder.
 * @param config further options of Next.js
 */
export async function withBareNext<Outcome>(
  files: Record<string, string>,
  config: string,
  work: (folder: string) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    await rm(folder, { recursive: true, force: true })
    const all = { ...FILES, 'next.config.mjs': `${CONFIG}${config}}`, ...files }
    for (const [name, text] of Object.entries(all)) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), text)
    }
    const { ok, sentence } = await startProgram(bareNext(['build'])).ended
    if (!ok) throw new Problem(sentence)
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
