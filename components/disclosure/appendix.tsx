import type { ReactNode } from 'react'
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
import { AppendixTable, Results } from './appendix-table'
import { Documents, Fact } from './documents'

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

type Props = { of: keyof typeof appendixSections; children: ReactNode }

/** A section of the form under its letter, which a link can lead to. */
function Section({ of, children }: Props) {
  const { id, title } = appendixSections[of]
  return (
    <section className="space-y-4">
      <h2 id={id} className="break-after-avoid text-2xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Straight to a section of the form. */
export function Contents() {
  return (
    <nav aria-label={words.contents} className="no-print">
      <ul className="flex flex-wrap gap-3">
        {Object.values(appendixSections).map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="button-quiet">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
