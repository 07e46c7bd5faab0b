import { setImmediate as pause } from 'node:timers/promises'
import { parseText, type Content } from './content.ts'
import { toIssue, type Fault, type Issue, type IssueKind } from './issue.ts'
import { dateRules } from './rules/dates.ts'
import { encodedLines, encodedText } from './rules/encodings.ts'
import { fileRules } from './rules/files.ts'
import { redirectRules } from './rules/redirects.ts'
import { rowRules } from './rules/rows.ts'
import { sampleRules } from './rules/samples.ts'
import { schoolRules } from './rules/school.ts'
import { textRules } from './rules/texts.ts'
import { translationRules } from './rules/translations.ts'

const ruleSets = [
  fileRules,
  dateRules,
  rowRules,
  redirectRules,
  schoolRules,
  sampleRules,
  translationRules,
  { 'needs-fixing': [encodedLines] },
]

/** All issues of a kind without duplicates. Pauses often: visitors of the site must not wait for it. */
export async function findIssues(kind: IssueKind, content: Content): Promise<Issue[]> {
  const issues = new Map<string, Issue>()
  const add = (faults: readonly Fault[]) => {
    for (const fault of faults) {
      const issue = toIssue(kind, fault)
      issues.set(issue.key, issue)
    }
  }
  const rules = ruleSets.flatMap((set) => [...(set[kind] ?? []), ...(set.both ?? [])])
  for (const find of rules) {
    add(find(content))
    await pause()
  }
  if (kind !== 'needs-fixing') return [...issues.values()]
  for (const text of content.texts) {
    const parsed = parseText(text)
    for (const find of [...textRules, encodedText]) add(find(parsed, content))
    await pause()
  }
  return [...issues.values()]
}
