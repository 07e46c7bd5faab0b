import { getMessages, t, type Messages } from '@/lib/messages/messages'
import type { ReactNode } from 'react'
import {
  appendixSections,
  boardClasses,
  type BoardClass,
  type DocumentKey,
  type FactKey,
} from '@/content/appendix-ix'
import { DataTable, Table } from '@/components/tables/table'
import type { Disclosure } from '@/lib/content/collections/disclosure'
import type { BoardResult } from '@/lib/content/schema/disclosure-rows'
import type { School } from '@/lib/content/collections/school'
import { answersOf, lastResults, passPercentage } from '@/lib/disclosure/answers'
import { Documents, Fact, langOf, written } from './documents'

type Props = {
  school: School
  disclosure: Disclosure
  /** The school's day, YYYY-MM-DD. A document that was valid until the day before is shown as expired. */
  today: string
}

/** The Board's Appendix IX, sections A to E. */
export function Appendix(props: Props) {
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

function FactSection({
  of,
  school,
  disclosure,
}: Props & { of: keyof Messages['appendix']['facts'] }) {
  const answers = answersOf(school, disclosure.facts)
  const rows = Object.entries(getMessages().appendix.facts[of]) as [FactKey, string][]
  return (
    <Section
      of={of}
      columns={getMessages().disclosure.factColumns}
      rows={rows.map(([key, question]) => ({ question, answer: <Fact answer={answers[key]} /> }))}
    />
  )
}

type DocumentSectionProps = Props & { of: keyof Messages['appendix']['documents'] }

function DocumentSection({ of, school, disclosure, today }: DocumentSectionProps) {
  const { documents, results } = disclosure
  const rows = Object.entries(getMessages().appendix.documents[of]) as [DocumentKey, string][]
  const answerOf = (row: DocumentKey) => (
    <Documents
      row={row}
      documents={documents[row] ?? []}
      elsewhere={
        row === 'board_results' && results.length > 0 ? t('disclosure.seeResults') : undefined
      }
      officeHours={school.officeHours}
      today={today}
    />
  )
  return (
    <Section
      of={of}
      columns={getMessages().disclosure.documentColumns}
      rows={rows.map(([key, question]) => ({ question, answer: answerOf(key) }))}
    >
      {of === 'academics' &&
        boardClasses.map((name) => <Results key={name} of={name} results={results} />)}
    </Section>
  )
}

type SectionProps = {
  of: keyof typeof appendixSections
  columns: readonly string[]
  rows: readonly { question: string; answer: ReactNode }[]
  children?: ReactNode
}

const HEADS = ['w-20 whitespace-normal!', 'whitespace-normal!', 'w-1/2 whitespace-normal!']
const STACKED = 'max-sm:border-0! max-sm:px-3!'

/**
 * A section of the form with its letter as the anchor. Each row has a number, a question and the
 * school's answer; on a phone the answer is below the question.
 */
function Section({ of, columns, rows, children }: SectionProps) {
  const id = appendixSections[of]
  const title = getMessages().appendix.sections[of]
  return (
    <section className="space-y-4">
      <h2 id={id} lang={langOf(title)} className="break-after-avoid text-2xl font-semibold">
        {title}
      </h2>
      <Table
        caption={written(title)}
        columns={columns}
        columnProps={(column) => ({ className: HEADS[column] })}
        className="wrap-anywhere"
        isStacked
        captionClassName="sr-only"
      >
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <tr
              key={row.question}
              role="row"
              className="border-line max-sm:grid max-sm:grid-cols-[2.5rem_1fr] max-sm:py-1 max-sm:not-first:border-t"
            >
              <td role="cell" className={`${STACKED} max-sm:pb-0!`}>
                {index + 1}
              </td>
              <th
                role="rowheader"
                scope="row"
                lang={langOf(row.question)}
                className={`font-normal! max-sm:text-ink-soft ${STACKED} max-sm:pb-0! max-sm:pl-0!`}
              >
                {row.question}
              </th>
              <td role="cell" className={`${STACKED} max-sm:col-start-2 max-sm:pt-1! max-sm:pl-0!`}>
                {row.answer}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {children}
    </section>
  )
}

type ResultsProps = { of: BoardClass; results: readonly BoardResult[] }

/** The Board results of one class for the last years, or a note that there are none. */
export function Results({ of, results }: ResultsProps) {
  const shown = lastResults(results, of)
  if (shown.length === 0) return <p>{t('disclosure.noResults', { class: of })}</p>
  return (
    <DataTable
      caption={t('disclosure.resultsOf', { class: of })}
      columns={getMessages().disclosure.results}
      rows={shown.map((result, index) => {
        const { id, year, registered, passed, remarks } = result
        const cells = [
          index + 1,
          year,
          registered,
          passed,
          passPercentage(result),
          written(remarks),
        ]
        return { key: String(id), cells }
      })}
      naming={1}
      figures={[0, 1, 2, 3, 4]}
      className="[&_[scope=col]]:whitespace-normal!"
      isStacked
      isLabelled
    />
  )
}

/** Links to the sections of the form. */
export function Contents() {
  return (
    <nav aria-label={t('disclosure.contents')} className="no-print">
      <ul className="flex flex-wrap gap-3">
        {Object.entries(getMessages().appendix.sections).map(([key, title]) => (
          <li key={key}>
            <a
              href={`#${appendixSections[key as keyof typeof appendixSections]}`}
              lang={langOf(title)}
              className="button-quiet"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
