import {
  appendixSections,
  boardClasses,
  documentRows,
  factRows,
  type DocumentKey,
  type FactKey,
} from '@/content/pages/about/appendix-ix'
import { disclosureWords as words } from '@/content/pages/about/mandatory-disclosure'
import type { Disclosure } from '@/lib/content/collections/disclosure'
import type { School } from '@/lib/content/collections/school'
import { answersOf } from '@/lib/disclosure/answers'
import { AppendixTable } from './appendix-table'
import { Documents } from './documents'
import { Fact } from './fact'
import { Results } from './results'
import { Section } from './section'

export type AppendixProps = {
  school: School
  disclosure: Disclosure
  /** The school's day, YYYY-MM-DD: what was valid until yesterday is said to have passed. */
  today: string
}

/** The Board's Appendix IX, sections A to E. */
export function Appendix(props: AppendixProps) {
  return (
    <>
      <FactSection {...props} of="general" />
      <DocumentSection {...props} of="documents" />
      <DocumentSection {...props} of="academics" />
      <FactSection {...props} of="staff" />
      <FactSection {...props} of="infrastructure" />
    </>
  )
}

function FactSection({ of, school, disclosure }: AppendixProps & { of: keyof typeof factRows }) {
  const answers = answersOf(school, disclosure.facts)
  const rows = Object.entries(factRows[of]) as [FactKey, string][]
  return (
    <Section of={of}>
      <AppendixTable
        caption={appendixSections[of].title}
        columns={words.factColumns}
        rows={rows.map(([key, question]) => ({ question, answer: <Fact answer={answers[key]} /> }))}
      />
    </Section>
  )
}

function DocumentSection({
  of,
  school,
  disclosure: { documents, results },
  today,
}: AppendixProps & { of: keyof typeof documentRows }) {
  const rows = Object.entries(documentRows[of]) as [DocumentKey, string][]
  const answerOf = (row: DocumentKey) => (
    <Documents
      row={row}
      documents={documents[row] ?? []}
      elsewhere={row === 'board_results' && results.length > 0 ? words.seeResults : undefined}
      officeHours={school.officeHours}
      today={today}
    />
  )
  return (
    <Section of={of}>
      <AppendixTable
        caption={appendixSections[of].title}
        columns={words.documentColumns}
        rows={rows.map(([key, question]) => ({ question, answer: answerOf(key) }))}
      />
      {of === 'academics' &&
        boardClasses.map((name) => <Results key={name} of={name} results={results} />)}
    </Section>
  )
}
