import type { Content, RuleSet } from './content.ts'
import { toIssue, type Issue, type IssueKind } from './issue.ts'
import { faultOfRejectedRow } from './places.ts'
import { dateRules } from './rules/dates.ts'
import { disclosureRules } from './rules/disclosure.ts'
import { fileRules } from './rules/files.ts'
import { linkRules } from './rules/links.ts'
import { rowRules } from './rules/rows.ts'
import { sampleRules } from './rules/samples.ts'
import { schoolRules } from './rules/school.ts'
import { textRules } from './rules/texts.ts'

/** The site itself knows more about the rows that it rejects. */
const unreadableRows: RuleSet = {
  'before-go-live': [
    ({ rows }) =>
      rows.unreadable.map((row) => faultOfRejectedRow({ ...row, field: null, isShown: false })),
  ],
}

const ruleSets = [
  ...[schoolRules, linkRules, textRules, fileRules, dateRules, rowRules],
  ...[disclosureRules, sampleRules, unreadableRows],
]

/** All issues of a kind, each once. */
export function findIssues(kind: IssueKind, content: Content): Issue[] {
  const faults = ruleSets.flatMap((rules) => (rules[kind] ?? []).flatMap((find) => find(content)))
  const issues = faults.map((fault) => toIssue(kind, fault))
  return [...new Map(issues.map((issue) => [issue.key, issue])).values()]
}
