import type { Cms } from '../../../../cms/setup/client.ts'
import { during, say } from '../../../../scripts/launcher/progress.mjs'
import { openBrowser } from '../../../../scripts/lib/browser.ts'
import { waitUntil } from '../../../../scripts/lib/wait-until.ts'
import { spread } from '../spread.ts'
import { judgeFile } from './judge-file.ts'
import { openFile, watch } from './open-files.ts'
import { makePolyglots } from './polyglots.ts'
import { publishFiles, showFiles, type Published } from './publish.ts'

const PUBLISH_SECONDS = 60
const QUERIES = ['', '?download', '?v=1']

/**
 * Publishes files that are not what they say, and opens them in a browser in every way. Answers what is
 * wrong: one that was executed, or that left as something else than its bytes are.
 */
export async function checkFiles(siteUrl: string, cms: Cms, most: number): Promise<string[]> {
  const chosen = spread(await makePolyglots(), most)
  const files = await during(`Uploading ${chosen.length} files`, () => publishFiles(cms, chosen))
  const hidden = await Promise.all(files.map(({ id }) => fetch(`${siteUrl}/assets/${id}`)))
  const early = hidden.filter(({ status }) => status !== 404).length
  await showFiles(
    cms,
    files.map(({ id }) => id),
  )
  const faults = early > 0 ? [`${early} files left before anything published showed them`] : []
  faults.push(...(await during('Opening them', () => openAll(siteUrl, files))))
  return faults
}

async function openAll(siteUrl: string, files: Published[]): Promise<string[]> {
  const statusOf = async (id: string) => (await fetch(`${siteUrl}/assets/${id}`)).status
  const papers = files.filter(
    ({ polyglot: { bytes } }) => bytes.subarray(0, 5).toString() === '%PDF-',
  )
  const [paper] = papers
  if (!paper) return ['No file that may leave was among them']
  await waitUntil(
    async () =>
      (await statusOf(paper.id)) === 200 ? undefined : 'A published paper cannot be opened',
    PUBLISH_SECONDS,
  )
  const browser = await openBrowser()
  const faults: string[] = []
  let left = 0
  try {
    const watched = await watch(browser)
    for (const file of files) {
      for (const query of QUERIES) faults.push(...(await judgeFile(siteUrl, file, query)))
      if ((await statusOf(file.id)) === 200) left += 1
      const hits = await openFile(watched, siteUrl, file)
      if (hits > 0)
        faults.push(`${JSON.stringify(file.polyglot.name)} as ${file.polyglot.type}: executed`)
    }
  } finally {
    await browser.close()
  }
  say(`  ${files.length} files, ${left} left as what they are, ${faults.length} faults`)
  return faults
}
