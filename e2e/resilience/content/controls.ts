import { join } from 'node:path'
import { startProgram, type ProgramOptions } from '../../../scripts/lib/program.ts'
import { next, siteEnvironment } from '../../../scripts/lib/programs.ts'
import { copyProject, type ProjectCopy } from '../project-copy.ts'
import type { TestEnvironment } from '../test-environment.ts'
import type { SiteProgram } from './site.ts'

const BUILD_DIR = '.next'

/** Names of the wrong sites. */
export const controls = ['catch-empty', 'immediate-expiry'] as const
type Control = (typeof controls)[number]

type Edit = [file: string, from: string, to: string]

/** The common mistake that each control makes, as replacements in the sources. */
export const edits: Record<Control, Edit[]> = {
  'catch-empty': [
    // A failed request counts as an empty list.
    [
      'lib/content/store/load.ts',
      'hadContent) throw error\n',
      'hadContent) {\n      if (source.row) return []\n      throw error\n    }\n',
    ],
    [
      'lib/content/store/load.ts',
      'return parseResponse(source, raw, before)',
      'return parseResponse(source, source.row && !Array.isArray(raw) ? [] : raw, before)',
    ],
    ['lib/content/sync/sync-round.ts', 'if (!isComplete) {', 'if (false) {'],
  ],
  'immediate-expiry': [
    // Every page requests its content while it is rendered; neither content nor pages are cached.
    [
      'lib/content/store/read-view.ts',
      'if (!getStored(source)) await loadOnce(source)',
      'await loadOnce(source)',
    ],
    [
      'lib/content/store/load.ts',
      'const snapshot = await readSnapshot(source)\n  const',
      'const snapshot = null\n  const',
    ],
    ['lib/content/store/load.ts', 'if (!getStored(source)) storeContent(', 'storeContent('],
    [
      'lib/framework/cache-handler.cjs',
      'const entry = await super.get(...args)',
      "const entry = kind === 'APP_PAGE' ? null : await super.get(...args)",
    ],
  ],
}

type ControlSite = SiteProgram & { remove: ProjectCopy['remove'] }

/** Builds a copy of the project that makes this mistake; it has no commands, so Next.js runs directly. */
export async function buildControl(
  environment: TestEnvironment,
  control: Control,
): Promise<ControlSite> {
  const { settings, secrets } = environment
  const copy = await copyProject(control)
  const program = (args: string[], url: string): ProgramOptions => {
    const cms = { url, token: secrets.siteToken }
    const variables = siteEnvironment(settings, secrets, cms, 'production')
    return { ...next(args, { ...variables, BUILD_DIR }), cwd: copy.root }
  }
  for (const [file, from, to] of edits[control]) {
    await copy.edit(file, (source) => source.replace(from, () => to))
  }
  const build = program(['build'], environment.cmsUrl)
  const { ok, sentence } = await startProgram({ ...build, isQuiet: true }).ended
  if (!ok) throw new Error(sentence)
  const { host, port } = settings
  return {
    buildFolder: () => join(copy.root, BUILD_DIR),
    command: (url) => program(['start', '-H', host, '-p', String(port)], url),
    remove: copy.remove,
  }
}
