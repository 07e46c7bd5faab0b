import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '../../scripts/launcher/problem.mjs'
import { root } from '../../scripts/launcher/folders.mjs'

export const GUIDE = join(root, 'docs/guide')

type Step = {
  /** What a clerk does, such as "Press **Save**." */
  sentences: string[]
  /** The file of the picture below the step. */
  picture?: string
}

/** A heading of the guide with numbered steps. */
export type Instructions = { title: string; steps: Step[] }

const STEP = /^\d+\. (?<text>.*)$/
const PICTURE = /^ +!\[[^\]]*\]\((?<file>[^)]+)\)$/
const SENTENCE_END = /(?<=[.:]) (?=[A-Z])/

/** Every task of the guide. */
async function readGuide(): Promise<Instructions[]> {
  const pages = (await readdir(GUIDE)).filter((name) => name.endsWith('.md')).toSorted()
  const texts = await Promise.all(pages.map((name) => readFile(join(GUIDE, name), 'utf8')))
  return texts.flatMap(readPage).filter(({ steps }) => steps.length > 0)
}

/** The instructions of each task. Throws a Problem if guide and trial do not have the same tasks. */
export async function matchGuide(titles: readonly string[]): Promise<Map<string, Instructions>> {
  const guide = new Map((await readGuide()).map((each) => [each.title, each]))
  const missing = titles.filter((title) => !guide.has(title))
  const untried = [...guide.keys()].filter((title) => !titles.includes(title))
  if (missing.length + untried.length === 0) return guide
  throw new Problem(
    `Not in docs/guide: ${missing.join(', ') || 'none'}. Not tried: ${untried.join(', ') || 'none'}.`,
  )
}

/** Each heading of a page with the steps below it. */
function readPage(text: string): Instructions[] {
  const [, ...parts] = text.split(/^#+ /m)
  return parts.map((part) => {
    const [title = '', ...lines] = part.split('\n')
    const steps: Step[] = []
    for (const line of lines) {
      const sentences = STEP.exec(line)?.groups?.['text']?.split(SENTENCE_END)
      if (sentences) steps.push({ sentences })
      const picture = PICTURE.exec(line)?.groups?.['file']
      const last = steps.at(-1)
      if (picture && last) last.picture = picture
    }
    return { title, steps }
  })
}
