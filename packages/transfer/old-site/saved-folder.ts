import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** The name of a saved page: `notice.asp?id=3.html` of wget, with @ instead of ? on Windows. */
const PAGE = /^(.*?\.(?:[sx]?html?|php\d?|aspx?|jspx?|cfm|cgi|dll))(?:[?@](.*?))?(?:\.html?)?$/i
/** What only a browser needs, or the program that has made or saved the pages. */
const PART =
  /\.(?:css|js|mjs|map|ico|svg|woff2?|ttf|eot|otf|json|xml|rss|axd|cur|htc|db|ini|log|tmp|lck|orig|dwt|lbi|elm|inf|thmx|class)(?:[?@].*)?$|(?:^|\/)(?:hts-|\.)[^/]*$/i
/** A name without an extension, perhaps with a query. */
const BARE = /^[^.]+(?:[?@].*)?$/
const HOST = /^(?:[\w-]+\.)+[a-z]{2,}$/i

/** Folders of HTTrack, macOS, Git, FrontPage and Dreamweaver, which visitors never see. */
const OF_PROGRAMS =
  /(?:^|\/)(hts-cache|__MACOSX|\.git|_vti_\w+|_private|_notes|_mmServerScripts|_borders|_overlay|_derived|_themes|_fpclass)\//

const nameIn = (path: string): string => path.split(sep).at(-1) ?? ''
/** Office and browsers save the parts of a page in a folder next to it. */
const isNextToPage = (path: string): boolean => /_files[/\\][^/\\]+$/.test(path)
const isPage = (path: string): boolean => PAGE.test(nameIn(path)) && !isNextToPage(path)

async function listAll(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .toSorted((one, other) => one.localeCompare(other))
}

const listFiles = async (folder: string): Promise<string[]> =>
  (await listAll(folder)).filter((path) => !OF_PROGRAMS.test(path))

/** The feeds in what Google hands out of Blogger, one for each blog. */
export const feedsIn = async (folder: string): Promise<string[]> =>
  (await listFiles(folder)).filter((path) => /(?:^|\/)Blogs\/[^/]+\/feed\.atom$/.test(path))

/** A page with its pictures in one file. */
export const MHT = /\.mht(?:ml)?$/i

export const MHT_ADVICE =
  'pages saved as MHT are not read: open each in a browser, and save it as “Webpage, Complete”'

/** Whether something is a page in one file, or a folder of such pages. */
export const hasMht = async (path: string): Promise<boolean> =>
  [path, ...(await listFiles(path))].some((each) => MHT.test(each))

/** Whether a folder has pages, apart from the texts of rows. */
export const hasPages = async (folder: string): Promise<boolean> =>
  (await listFiles(folder)).some((path) => isPage(path) && !path.startsWith(`texts${sep}`))

/** The path of a page without the query that is in its name, and that query. */
export function queryOf(path: string): [file: string, query?: string] {
  const [, name, query] = PAGE.exec(nameIn(path)) ?? []
  if (name !== undefined) {
    const file = join(path, '..', name)
    return query ? [file, query] : [file]
  }
  const [file = '', own] = path.split('?')
  return own === undefined ? [path] : [file, own]
}

/** The pages and files of a saved website. wget and HTTrack save it in a folder of its name, next to those of others. */
export async function listSaved(folder: string) {
  const found = await listAll(folder)
  const all = found.filter((path) => !OF_PROGRAMS.test(path))
  const hosts = Map.groupBy(all.filter(isPage), (path) => path.split(sep)[0] ?? '')
  const [[host] = ['']] = [...hosts]
    .filter(([name]) => HOST.test(name) && !PAGE.test(name))
    .toSorted(([, one], [, other]) => other.length - one.length)
  const own = host === '' ? all : all.filter((path) => path.startsWith(host + sep))
  const paths = own.map((path) => (host === '' ? path : path.slice(host.length + 1)))
  const isText = (path: string) => isPage(path) || BARE.test(nameIn(path))
  return {
    ...{ top: host, host },
    programs: [...new Set(found.flatMap((path) => OF_PROGRAMS.exec(path)?.[1] ?? []))],
    outside: all.filter((path) => host !== '' && !path.startsWith(host + sep) && !PART.test(path)),
    pages: paths.filter((path) => isText(path) && !PART.test(path)),
    parts: paths.filter((path) => isNextToPage(path) && PAGE.test(nameIn(path))),
    files: paths.filter((path) => !isText(path) && !PART.test(path) && !PAGE.test(nameIn(path))),
  }
}
