import { join } from 'node:path'
import { startProgram, type ProgramOptions } from '../../../scripts/lib/program.ts'
import { next } from '../../../scripts/lib/programs.ts'
import { siteEnvironment } from '../../../scripts/lib/site-environment.ts'
import { copyProject, type ProjectCopy } from '../project-copy.ts'
import type { World } from '../world.ts'
import type { Control } from './options.ts'
import type { Programs } from './site.ts'

const BUILD_DIR = '.next'

type Edit = [file: string, from: string, to: string]

/** What each control does wrong: the mistakes that everybody makes. */
const edits: Record<Control, Edit[]> = {
  'catch-empty': [
    // A question that fails is answered with nothing, and nothing is believed.
    [
      'lib/content/store/request-source.ts',
      '    throw error\n',
      '    if (source.row) return []\n    throw error\n',
    ],
    [
      'lib/content/store/request-source.ts',
      'return parseAnswer(source, raw, before)',
      'return parseAnswer(source, source.row && !Array.isArray(raw) ? [] : raw, before)',
    ],
    ['lib/content/sync/sync-round.ts', 'if (!isComplete) {', 'if (false) {'],
  ],
  'immediate-expiry': [
    // A page asks the CMS while it is made; nothing is kept, neither content nor pages.
    [
      'lib/content/store/read-view.ts',
      'heldOf(source) ?? (await loadOnce(source))',
      'await loadOnce(source)',
    ],
    [
      'lib/content/store/load.ts',
      'const kept = await getKept(source)\n  const',
      'const kept = null\n  const',
    ],
    ['lib/content/store/load.ts', 'return heldOf(source) ?? holdAnswer(', 'return holdAnswer('],
    [
      'lib/framework/cache-handler.cjs',
      'const entry = await super.get(...args)',
      "const entry = kind === 'APP_PAGE' ? null : await super.get(...args)",
    ],
  ],
}

type ControlSite = Programs & { remove: ProjectCopy['remove'] }

/** Builds a copy of the project that makes this mistake; it lacks the commands, so Next.js is started itself. */
export async function buildControl(world: World, control: Control): Promise<ControlSite> {
  const { settings, secrets } = world
  const copy = await copyProject(control)
  const program = (args: string[], url: string): ProgramOptions => {
    const cms = { url, token: secrets.siteToken }
    const environment = siteEnvironment(settings, secrets, cms, 'production')
    return { ...next(args, { ...environment, BUILD_DIR }), cwd: copy.root }
  }
  for (const [file, from, to] of edits[control]) {
    await copy.edit(file, (source) => source.replace(from, () => to))
  }
  const build = program(['build'], world.cmsUrl)
  const { ok, sentence } = await startProgram({ ...build, isQuiet: true }).ended
  if (!ok) throw new Error(sentence)
  const { host, port } = settings
  return {
    buildFolder: () => join(copy.root, BUILD_DIR),
    start: (url) => program(['start', '-H', host, '-p', String(port)], url),
    remove: copy.remove,
  }
}
