import type { ReactNode } from 'react'
import { resultColumns, type BoardClass } from '@/content/pages/about/appendix-ix'
import { disclosureWords as words } from '@/content/pages/about/mandatory-disclosure'
import type { BoardResult } from '@/lib/content/collections/disclosure-rows'
import { lastResults, passPercentage } from '@/lib/disclosure/answers'
import { fill } from '@/lib/format/fill'

type Props = {
  caption: string
  columns: readonly [number: string, question: string, answer: string]
  rows: readonly { question: string; answer: ReactNode }[]
}

const HEAD = 'whitespace-normal!'
const STACKED = 'max-sm:border-0! max-sm:px-3!'

/**
 * A table of the Board's form: the number of the row, what is asked, and the school's answer, which
 * on a phone stands below the question.
 */
export function AppendixTable({ caption, columns, rows }: Props) {
  const [number, question, answer] = columns
  return (
    <div className="table-scroll" role="region" aria-label={caption} tabIndex={0}>
      <table className="wrap-anywhere max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-paper-deep max-sm:sr-only">
          <tr>
            <th scope="col" className={`w-20 ${HEAD}`}>
              {number}
            </th>
            <th scope="col" className={HEAD}>
              {question}
            </th>
            <th scope="col" className={`w-1/2 ${HEAD}`}>
              {answer}
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map((row, index) => (
            <tr
              key={row.question}
              className="border-line max-sm:grid max-sm:grid-cols-[2.5rem_1fr] max-sm:py-1 max-sm:not-first:border-t"
            >
              <td className={`${STACKED} max-sm:pb-0!`}>{index + 1}</td>
              <th
                scope="row"
                className={`font-normal! max-sm:text-ink-soft ${STACKED} max-sm:pb-0! max-sm:pl-0!`}
              >
                {row.question}
              </th>
              <td className={`${STACKED} max-sm:col-start-2 max-sm:pt-1! max-sm:pl-0!`}>
                {row.answer}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type ResultsProps = { of: BoardClass; results: readonly BoardResult[] }

const NUMBERS = 'text-right'

/** The Board results of one class in its last years. */
export function Results({ of, results }: ResultsProps) {
  const shown = lastResults(results, of)
  const title = fill(words.resultsOf, { class: of })
  if (shown.length === 0) return <p>{fill(words.noResults, { class: of })}</p>
  return (
    <div className="table-scroll" role="region" aria-label={title} tabIndex={0}>
      <table>
        <caption>{title}</caption>
        <thead className="bg-paper-deep">
          <tr>
            {resultColumns.map((name) => (
              <th
                key={name}
                scope="col"
                className={`whitespace-normal! ${name === resultColumns.at(-1) ? '' : NUMBERS}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((result, index) => (
            <tr key={result.id}>
              <td className={NUMBERS}>{index + 1}</td>
              <th scope="row" className={NUMBERS}>
                {result.year}
              </th>
              <td className={NUMBERS}>{result.registered}</td>
              <td className={NUMBERS}>{result.passed}</td>
              <td className={NUMBERS}>{passPercentage(result)}</td>
              <td>{result.remarks}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
