import { withoutLanguage } from 'school-schema/addresses/redirects'
import type { RawRow } from '../../content/client/raw-rows.ts'
import { checkAddress } from '../addresses.ts'
import type { Content } from '../content.ts'
import { EVERY_PAGE } from '../finding.ts'
import { placeOf } from '../places.ts'
import type { Rule, RuleSet } from './rule.ts'

/** After an import all redirects may lead to drafts. */
const MAX_LISTED = 20

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi

/** The files that visible rows show or link to; row by row, as all of them are a long text. */
function usedFiles({ rows: { directus_files: _, redirect: __, ...rows } }: Content): Set<string> {
  const used = new Set<string>()
  for (const row of Object.values(rows).flat())
    for (const id of JSON.stringify(row).match(ID) ?? []) used.add(id.toLowerCase())
  return used
}

/** The redirects to what visitors do not see. */
function findDead(content: Content): RawRow<'redirect'>[] {
  const used = usedFiles(content)
  // A hidden page may redirect, but not to a target that was chosen for this address.
  const links = { ...content, redirects: new Map<string, string>() }
  return content.rows.redirect.filter(({ new_address: target }) => {
    const [file] = target.match(ID) ?? []
    if (file) return !used.has(file.toLowerCase())
    return checkAddress(withoutLanguage(target), links) !== null
  })
}

const ALL = { collection: 'redirect', item: '', page: EVERY_PAGE, label: 'Redirects' }

const deadRedirects: Rule = (content) => {
  const dead = findDead(content)
  const others = dead.length - MAX_LISTED
  const found = dead.slice(0, MAX_LISTED).map((row) => ({
    place: placeOf('redirect', row),
    what: `it leads to ${row.new_address}, which visitors do not see`,
  }))
  const what = `${others} more lead to pages, notices or files that visitors do not see`
  return [...found, ...(others > 0 ? [{ place: ALL, what }] : [])].map((each) => ({
    ...each,
    code: 'redirect-dead',
    category: 'missing',
    todo: 'Publish what it leads to, change where it leads, or hide it.',
  }))
}

/** Rules about addresses of an earlier website. */
export const redirectRules: RuleSet = { 'needs-fixing': [deadRedirects] }
