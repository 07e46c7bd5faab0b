import { resultColumns, type BoardClass } from '@/content/pages/about/appendix-ix'
import { disclosureWords as words } from '@/content/pages/about/mandatory-disclosure'
import type { BoardResult } from '@/lib/content/collections/disclosure-results'
import { lastResults, passPercentage } from '@/lib/disclosure/results'
import { fill } from '@/lib/format/fill'

type Props = { of: BoardClass; results: readonly BoardResult[] }

const NUMBERS = 'text-right'

/** The Board results of one class in its last years. */
export function Results({ of, results }: Props) {
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
