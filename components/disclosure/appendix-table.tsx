import type { ReactNode } from 'react'

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
