import { join } from 'node:path'
import { Problem } from '../../scripts/launcher/problem.mjs'
import { printStep } from '../../scripts/launcher/progress.mjs'
import { createReach, hostOf } from './old-site/files.ts'
import type { Report } from './report.ts'
import type { OldSite } from './old-site/old-site.ts'
import { readPages } from './old-site/read-pages.ts'
import { readRunningSite } from './old-site/read-running-site.ts'
import { readWordpressFile } from './old-site/read-wordpress.ts'
import { readWordpressSite } from './old-site/read-wordpress-site.ts'
import { feedsIn, hasMht, hasPages, MHT_ADVICE } from './old-site/saved-folder.ts'
import { unzip } from './old-site/unzip.ts'

/** Where the old website is, if that is not the internet; `isPublic`: it must be there. */
type Place = { site?: string | undefined; isPublic: boolean }

/**
 * The old website at an address, in an export file of WordPress, a folder or a ZIP file, or a folder of rows. Throws a
 * Problem if it is none.
 * @param temporary an empty folder for the content of a ZIP file
 */
export async function readSource(
  source: string,
  temporary: string,
  place: Place,
  report: Report,
): Promise<OldSite | string> {
  if (/^https?:/i.test(source)) return readAddress(source, place, report)
  const path = /\.zip$/i.test(source) ? await unzip(source, temporary) : source
  const reach = createReach(place.site)
  const [feed, ...others] = await feedsIn(path)
  for (const other of others)
    report.about(`Blog ${other}`, other)('left-out', 'further blogs: bring each by itself')
  if (feed !== undefined) return { ...(await readWordpressFile(join(path, feed), report)), reach }
  if (/\.(?:xml|atom)$/i.test(path)) return { ...(await readWordpressFile(path, report)), reach }
  if (await hasPages(path)) return { ...(await readPages(path, report)), reach }
  if (await hasMht(path)) throw new Problem(`It is refused: ${MHT_ADVICE}.`)
  return path
}

async function readAddress(source: string, { isPublic }: Place, report: Report): Promise<OldSite> {
  const url = URL.parse(source)
  if (!url?.hostname) throw new Problem(`${source} is no address of a website.`)
  const reach = isPublic ? createReach(undefined, hostOf(url)) : createReach(url.href)
  return readWordpressSite(url.href, reach, report).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error
    printStep('It does not answer as a WordPress does: its pages are read one by one')
    return readRunningSite(url.href, reach, report)
  })
}
