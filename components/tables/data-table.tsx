import { useId, type ReactNode } from 'react'
import { stacked } from './stacked'

type Row = {
  key: string
  cells: readonly ReactNode[]
  /** Stands out from the others. */
  isMarked?: boolean
}

type Props = {
  caption: string
  columns: readonly string[]
  rows: readonly Row[]
  /** The column whose cells name their rows, by index. */
  naming: number
  /** The columns of figures, by index. */
  figures?: readonly number[]
  /** On a phone a row is a block: the first cell, a number, beside all others. */
  isStacked?: boolean
}

/** Class names that apply, one after the other. */
const join = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')

/** A table of data; wider than the screen, it scrolls sideways by itself. */
export function DataTable(props: Props) {
  const { caption, columns, rows, naming, figures = [], isStacked = false } = props
  const captionId = useId()
  const align = (column: number) => figures.includes(column) && 'text-right'
  const stack = (part: keyof typeof stacked) => isStacked && stacked[part]
  return (
    <div className="table-scroll" role="region" aria-labelledby={captionId} tabIndex={0}>
      <table
        className={join(
          'max-sm:[&_:is(th,td)]:px-2.5! max-sm:[&_[scope=col]]:whitespace-normal!',
          stack('table'),
        )}
      >
        <caption id={captionId}>{caption}</caption>
        <thead className={join('bg-paper-deep', stack('head'))}>
          <tr>
            {columns.map((name, column) => (
              <th key={name} scope="col" className={join(align(column))}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, isMarked }) => (
            <tr
              key={key}
              className={join(
                isMarked && 'bg-marigold-tint',
                stack('row'),
                isStacked && 'max-sm:grid-cols-[1.75rem_1fr]',
              )}
            >
              {cells.map((cell, column) => {
                const Cell = column === naming ? 'th' : 'td'
                return (
                  <Cell
                    key={column}
                    scope={column === naming ? 'row' : undefined}
                    className={join(
                      align(column),
                      stack('cell'),
                      isStacked && column > 0 && 'max-sm:col-start-2',
                    )}
                  >
                    {cell}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
