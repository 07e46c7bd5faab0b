import { useId, type ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { tableHref, type Table } from '@/lib/feeds/tables'

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

/**
 * Classes for a table whose rows become short blocks on a phone, where its columns would not fit side
 * by side and what matters most, such as a number to call, would be out of sight.
 */
export const stacked = {
  table: 'max-sm:block max-sm:[&>*]:block',
  head: 'max-sm:sr-only',
  row: 'max-sm:grid max-sm:border-t max-sm:border-line max-sm:px-4 max-sm:py-2.5',
  cell: 'max-sm:border-0! max-sm:p-0!',
}

type CsvLinkProps = { table: Pick<Table, 'name' | 'title'> }

/** The way to a table as a file for a spreadsheet. */
export function CsvLink({ table }: CsvLinkProps) {
  return (
    <a href={tableHref(table)} download className="no-print button-quiet">
      <Icon name="download" />
      <span>
        Download as CSV <span className="sr-only">({table.title})</span>
      </span>
    </a>
  )
}
