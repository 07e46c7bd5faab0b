import type { Content } from './content.ts'
import { toIssue, type Issue, type IssueKind } from './issue.ts'
import { contradictionRules } from './rules/contradictions.ts'
import { dateRules } from './rules/dates.ts'
import { deadlineRules } from './rules/deadlines.ts'
import { disclosureRules } from './rules/disclosure.ts'
import { fileRules } from './rules/files.ts'
import { rowRules } from './rules/rows.ts'
import { sampleRules } from './rules/samples.ts'
import { textRules } from './rules/texts.ts'

const ruleSets = [
  ...[textRules, fileRules, dateRules, rowRules],
  ...[disclosureRules, contradictionRules, sampleRules],
]

/** All issues of a kind without duplicates. */
export function findIssues(kind: IssueKind, content: Content): Issue[] {
  const rules = ruleSets.flatMap((set) => [...(set[kind] ?? []), ...(set.both ?? [])])
  const issues = rules.flatMap((find) => find(content)).map((fault) => toIssue(kind, fault))
  return [...new Map(issues.map((issue) => [issue.key, issue])).values()]
}

/** The issues with a deadline that is near or over. */
export const findDeadlines = (content: Content): Issue[] =>
  deadlineRules.flatMap((find) => find(content)).map((fault) => toIssue('needs-fixing', fault))
