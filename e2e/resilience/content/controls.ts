import { join } from 'node:path'
import { siteEnvironment } from '../../../scripts/lib/programs.ts'
import { copyProject } from '../project-copy.ts'
import type { TestEnvironment } from '../test-environment.ts'

const BUILD_DIR = '.next'

/** The names of the controls. */
export const controls = ['catch-empty', 'immediate-expiry'] as const
type Control = (typeof controls)[number]

type Edit = [file: string, from: string, to: string]

/** The common mistake of each control, as replacements in the sources. */
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

/** Builds a copy of the project with this mistake. */
export async function buildControl(environment: TestEnvironment, control: Control) {
  const { settings, secrets, cmsUrl } = environment
  const { root, edit, build, program, remove } = await copyProject(control)
  const variablesFor = (url: string) => {
    const cms = { url, token: secrets.siteToken }
    return { ...siteEnvironment(settings, secrets, cms, 'production'), BUILD_DIR }
  }
  for (const [file, from, to] of edits[control]) await edit(file, from, to)
  await build(variablesFor(cmsUrl))
  const start = ['start', '-H', settings.host, '-p', String(settings.port)]
  return {
    buildFolder: () => join(root, BUILD_DIR),
    command: (url: string) => program(start, variablesFor(url)),
    remove,
  }
}
