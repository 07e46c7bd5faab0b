import { setImmediate as pause } from 'node:timers/promises'
import { parseText, type Content } from './content.ts'
import { toFinding, type Finding, type FindingKind, type RuleResult } from './finding.ts'
import { dateRules } from './rules/dates.ts'
import { disclosureRules } from './rules/disclosure.ts'
import { encodedLines, encodedText } from './rules/encodings.ts'
import { menuRules } from './rules/menu.ts'
import { redirectRules } from './rules/redirects.ts'
import type { RuleSet } from './rules/rule.ts'
import { rowRules } from './rules/rows.ts'
import { sampleRules } from './rules/samples.ts'
import { schoolRules } from './rules/school.ts'
import { textRules } from './rules/texts.ts'
import { translationRules } from './rules/translations.ts'

const ruleSets: readonly RuleSet[] = [
  dateRules,
  disclosureRules,
  rowRules,
  menuRules,
  redirectRules,
  schoolRules,
  sampleRules,
  translationRules,
  { 'needs-fixing': [encodedLines] },
]

/** In the order of Start here: what visitors see wrongly comes last. */
const KINDS: readonly FindingKind[] = ['awaits-translation', 'before-go-live', 'needs-fixing']

/** All findings without duplicates. Pauses often: visitors of the site must not wait for it. */
export async function findAll(content: Content): Promise<Finding[]> {
  const findings = new Map<string, Finding>()
  const add = (kind: FindingKind, results: readonly RuleResult[]) => {
    for (const result of results) {
      const finding = toFinding(kind, result)
      findings.set(finding.key, finding)
    }
  }
  for (const kind of KINDS)
    for (const find of ruleSets.flatMap((set) => set[kind] ?? [])) {
      add(kind, find(content))
      await pause()
    }
  for (const text of content.texts) {
    const parsed = parseText(text)
    for (const find of [...textRules, encodedText]) add('needs-fixing', find(parsed, content))
    await pause()
  }
  return [...findings.values()]
}
