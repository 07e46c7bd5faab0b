import { startProgram } from '../../lib/program.ts'
import { copyProject, type ProjectCopy } from '../project-copy.ts'
import type { World } from '../world.ts'
import type { Control } from './options.ts'

type Edit = [file: string, from: string, to: string]

/** What each control does wrong: the mistakes that everybody makes. */
const edits: Record<Control, Edit[]> = {
  'catch-empty': [
    // A question that fails is answered with nothing, and nothing is believed.
    ['lib/cms/ask.ts', '    throw error\n', '    if (source.row) return []\n    throw error\n'],
    [
      'lib/cms/ask.ts',
      'return parseAnswer(source, raw, before)',
      'return parseAnswer(source, source.row && !Array.isArray(raw) ? [] : raw, before)',
    ],
    ['lib/freshness/round.ts', 'if (!isComplete) {', 'if (false) {'],
  ],
  'immediate-expiry': [
    // A page asks the CMS while it is made; nothing is kept, neither content nor pages.
    ['lib/cms/read.ts', 'heldOf(source) ?? (await loadOnce(source))', 'await loadOnce(source)'],
    [
      'lib/cms/load.ts',
      'const kept = await getKept(source)\n  const',
      'const kept = null\n  const',
    ],
    ['lib/cms/load.ts', 'return heldOf(source) ?? holdAnswer(', 'return holdAnswer('],
    [
      'lib/page-cache/handler.cjs',
      'const entry = await super.get(...args)',
      "const entry = kind === 'APP_PAGE' ? null : await super.get(...args)",
    ],
  ],
}

/** Builds a copy of the project that makes this mistake. */
export async function buildControl(world: World, control: Control): Promise<ProjectCopy> {
  const copy = await copyProject(control)
  for (const [file, from, to] of edits[control]) {
    await copy.edit(file, (source) => source.replace(from, () => to))
  }
  const { env, ...program } = world.siteProgram(world.cmsUrl)
  const args = [program.args[0] ?? '', 'build']
  const { ok, sentence } = await startProgram({
    ...{ ...program, args, env, cwd: copy.root },
    isQuiet: true,
  }).ended
  if (!ok) throw new Error(sentence)
  return copy
}
