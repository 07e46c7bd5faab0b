import { useId, type ComponentProps, type ReactNode } from 'react'

type Props = {
  caption: string
  columns: readonly string[]
  /** Further attributes of the head of a column. */
  columnProps?: (column: number) => ComponentProps<'th'>
  className?: string | undefined
  headClassName?: string | undefined
  captionClassName?: string
  /** The groups of rows. */
  children: ReactNode
}

/** A table under its caption; wider than the screen, it scrolls sideways by itself. */
export function Table({ caption, columns, columnProps, className, children, ...props }: Props) {
  const captionId = useId()
  return (
    <section className="table-scroll" aria-labelledby={captionId} tabIndex={0}>
      <table className={className}>
        <caption id={captionId} className={props.captionClassName}>
          {caption}
        </caption>
        <thead className={join('bg-paper-deep', props.headClassName)}>
          <tr>
            {columns.map((name, column) => (
              <th key={name} scope="col" {...columnProps?.(column)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </section>
  )
}

/** Class names that apply, one after the other; undefined if none does. */
const join = (...names: (string | false | undefined)[]) =>
  names.filter(Boolean).join(' ') || undefined

type Row = {
  key: string
  cells: readonly ReactNode[]
  /** Stands out from the others. */
  isMarked?: boolean
}

type DataTableProps = Pick<Props, 'caption' | 'columns' | 'className'> & {
  rows: readonly Row[]
  /** The column whose cells name their rows, by index. */
  naming?: number
  /** The columns of figures, by index. */
  figures?: readonly number[]
  /** On a phone a row is a block: the first cell, a number, beside all others. */
  isStacked?: boolean
}

const NARROW = 'max-sm:[&_:is(th,td)]:px-2.5! max-sm:[&_[scope=col]]:whitespace-normal!'

/** A table of data. */
export function DataTable(props: DataTableProps) {
  const { rows, naming, figures = [], isStacked = false, className = NARROW, ...frame } = props
  const align = (column: number) => figures.includes(column) && 'text-right'
  const stack = (part: keyof typeof stacked) => isStacked && stacked[part]
  return (
    <Table
      {...frame}
      columnProps={(column) => ({ className: join(align(column)) })}
      className={join(className, stack('table'))}
      headClassName={stack('head') || undefined}
    >
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
    </Table>
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
