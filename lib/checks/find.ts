import type { Content, Rule } from './content.ts'
import type { Finding } from './finding.ts'
import { certificates, examDates, noticeDates, session } from './rules/dates.ts'
import { addressFields, links } from './rules/links.ts'
import { pastedLook, takenOut } from './rules/markup.ts'
import { capitals, pageNames, twice } from './rules/names.ts'
import { files } from './rules/papers.ts'
import { pictureFiles, picturesInTexts, untitledPictures } from './rules/pictures.ts'
import { albums, emptyPapers, forms, results } from './rules/rows.ts'
import { headings, picturesOfText, tables } from './rules/structure.ts'
import { unusedFiles } from './rules/unused.ts'

const rules: Rule[] = [
  ...[links, addressFields, takenOut, pastedLook, headings, tables, picturesOfText],
  ...[pictureFiles, picturesInTexts, untitledPictures, files, unusedFiles],
  ...[certificates, noticeDates, examDates, session],
  ...[capitals, pageNames, twice, albums, forms, emptyPapers, results],
]

/** Everything that an editor should mend, each fault once. */
export function findFaults(content: Content, today: string): Finding[] {
  const found = rules.flatMap((rule) => rule(content, today))
  return [...new Map(found.map((finding) => [finding.key, finding])).values()]
}
