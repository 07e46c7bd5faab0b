import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Without comments and indentation, which are half of a file. */
const read = (name: string) =>
  readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/framework', name), 'utf8')
    .replaceAll(/^\s*(?:\/\/|\/\*\*).*$/gm, '')
    .replaceAll(/^\s+/gm, '')

/** Stands for `public/language.js`, a block of statements, which is in the file of the loader: one request less. */
export const LANGUAGE_MARK = '<script type="language"></script>'

/** What is linked and is no page, or another one for each query. */
const NOT_FETCHED = ['/assets/*', '/certificates/*', '*/search', '/*.*', String.raw`/*\?*`]
/**
 * What Chromium fetches while a pointer or a finger is on a link: only HTML, which runs nothing. It does not for visitors who
 * save data. As a file of their own they would be one more request of each visitor.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: NOT_FETCHED } }] },
      eagerness: 'moderate',
    },
  ],
})

const addRules = `document.head.append(Object.assign(document.createElement('script'), {
type: 'speculationrules',
textContent: ${JSON.stringify(speculationRules)},
}))`

/** The loader, which pages request by this version. */
export const loader = `function openLanguage() {
${read('own-classes.js')}
if (document.querySelector('script[type=language]')) ${read('../../public/language.js')}}
${addRules}
${read('hydration-loader.js')}`

/** Changes with the loader. */
export const loaderVersion = createHash('sha256').update(loader).digest('hex').slice(0, 8)

/** The inline script of each page, which requests the loader. */
export const startScript = read('hydration-start.js').replace(
  '/hydration.js',
  `/hydration.js?v=${loaderVersion}`,
)
