import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import type { Locale, LocaleProps, Messages } from '@/lib/messages/messages'
import type { ReactNode } from 'react'
import {
  appendixSections,
  boardClasses,
  type BoardClass,
  type DocumentKey,
  type FactKey,
} from '@/content/appendix-ix'
import { DataTable } from '@/components/tables/table'
import { Breakable } from '@/components/ui/breakable'
import { FORM_FACTS } from 'school-schema/disclosure-form'
import { editable, RECORD_ROW } from '@/lib/content/store/drafts'
import type { Disclosure } from '@/lib/disclosure/disclosure'
import type { BoardResult } from '@/lib/content/schema/disclosure-rows'
import { getSchool, type School } from '@/lib/school/school'
import { answersOf, lastResults, passPercentage } from '@/lib/disclosure/answers'
import { Documents, Fact } from './documents'

type AppendixProps = {
  disclosure: Disclosure
  /** The school's day, YYYY-MM-DD. A document that was valid until the day before is shown as expired. */
  today: string
}

type Props = AppendixProps & {
  /** With the name and the address of the certificates, in every language of the page. */
  school: School
}

/** The Board's Appendix IX, sections A to E. */
export async function Appendix(form: LocaleProps & AppendixProps) {
  const props = { ...form, school: await getSchool(DEFAULT_LANGUAGE) }
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

/** What of a record a row of the form shows, such as A5, in a preview. */
function editFact(row: string): object {
  const fact = FORM_FACTS.find(([each]) => each === row)
  if (!fact) return {}
  const [, , record, columns] = fact
  return editable(record, RECORD_ROW, ...columns)
}

function FactSection({
  locale,
  of,
  school,
  disclosure,
}: LocaleProps & Props & { of: keyof Messages['appendix']['facts'] }) {
  const answers = answersOf(locale, school, disclosure.facts)
  const rows = Object.entries(locale.messages.appendix.facts[of]) as [FactKey, string][]
  const letter = appendixSections[of].slice(-1).toUpperCase()
  return (
    <Section
      locale={locale}
      of={of}
      columns={locale.messages.disclosure.factColumns}
      rows={rows.map(([key, question], index) => ({
        question,
        answer: <Fact locale={locale} answer={answers[key]} />,
        edit: editFact(`${letter}${index + 1}`),
      }))}
    />
  )
}

type DocumentSectionProps = LocaleProps & Props & { of: keyof Messages['appendix']['documents'] }

function DocumentSection({ locale, of, school, disclosure, today }: DocumentSectionProps) {
  const { documents, results } = disclosure
  const rows = Object.entries(locale.messages.appendix.documents[of]) as [DocumentKey, string][]
  const answerOf = (row: DocumentKey) => (
    <Documents
      locale={locale}
      row={row}
      documents={documents[row] ?? []}
      elsewhere={
        row === 'board_results' && results.length > 0
          ? locale.t('disclosure.seeResults')
          : undefined
      }
      officeHours={school.officeHours}
      today={today}
    />
  )
  return (
    <Section
      locale={locale}
      of={of}
      columns={locale.messages.disclosure.documentColumns}
      rows={rows.map(([key, question]) => ({ question, answer: answerOf(key) }))}
    >
      {of === 'academics' &&
        boardClasses.map((name) => (
          <Results locale={locale} key={name} of={name} results={results} />
        ))}
    </Section>
  )
}

type SectionProps = {
  locale: Locale
  of: keyof typeof appendixSections
  columns: readonly string[]
  rows: readonly { question: string; answer: ReactNode; edit?: object }[]
  children?: ReactNode
}

const COLUMNS =
  'wrap-anywhere [&_[scope=col]]:whitespace-normal! [&_[scope=col]:first-child]:w-20 [&_[scope=col]:last-child]:w-1/2 [&_[scope=row]]:font-normal! max-sm:[&_[scope=row]]:text-ink-soft'

/** A section of the form with its letter as the anchor: numbered questions with the school's answers. */
function Section({ locale, of, columns, rows, children }: SectionProps) {
  const id = appendixSections[of]
  const title = locale.messages.appendix.sections[of]
  return (
    <section className="space-y-4">
      <h2 id={id} lang={locale.langOf(title)} className="break-after-avoid text-2xl font-semibold">
        {title}
      </h2>
      <DataTable
        caption={locale.mark(title)}
        captionClassName="sr-only"
        columns={columns}
        rows={rows.map(({ question, answer }, index) => [
          index + 1,
          <span key={question} lang={locale.langOf(question)}>
            <Breakable text={question} at="slashes" />
          </span>,
          answer,
        ])}
        editOf={(row) => rows[row]?.edit ?? {}}
        naming={1}
        className={COLUMNS}
        isStacked
      />
      {children}
    </section>
  )
}

type ResultsProps = { locale: Locale; of: BoardClass; results: readonly BoardResult[] }

/** The Board results of one class for the last years, or a note that there are none. */
export function Results({ locale, of, results }: ResultsProps) {
  const shown = lastResults(results, of)
  if (shown.length === 0) return <p>{locale.t('disclosure.noResults', { class: of })}</p>
  return (
    <DataTable
      caption={locale.t('disclosure.resultsOf', { class: of })}
      columns={locale.messages.disclosure.results}
      rows={shown.map((result, index) => {
        const { year, registered, passed, remarks } = result
        return [index + 1, year, registered, passed, passPercentage(result), locale.mark(remarks)]
      })}
      editOf={(row) =>
        editable('board_result', shown[row]?.id, 'year', 'registered', 'passed', 'remarks')
      }
      naming={1}
      numeric={[0, 1, 2, 3, 4]}
      className="[&_[scope=col]]:whitespace-normal!"
      isStacked
      isLabelled
    />
  )
}

/** Links to the sections of the form. */
export function Contents({ locale }: LocaleProps) {
  return (
    <nav aria-label={locale.t('disclosure.contents')} className="no-print">
      <ul className="flex flex-wrap gap-3">
        {Object.entries(locale.messages.appendix.sections).map(([key, title]) => (
          <li key={key}>
            <a
              href={`#${appendixSections[key as keyof typeof appendixSections]}`}
              lang={locale.langOf(title)}
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
