import { useId, type ComponentProps, type ReactNode } from 'react'
import type { Locale, LocaleProps } from '@/lib/messages/messages'
import { PrintButton } from '@/components/page/print-button'
import { Icon } from '@/components/ui/icon'

/** A button to print a table. */
export function TableActions({ locale }: LocaleProps) {
  return (
    <p className="no-print">
      <PrintButton>
        <Icon name="printer" />
        {locale.t('tables.print')}
      </PrintButton>
    </p>
  )
}

/** The parts of a table below its head. */
const tableParts = {
  Body: (props: ComponentProps<'tbody'>) => <tbody {...props} />,
  Row: (props: ComponentProps<'tr'>) => <tr {...props} />,
  RowHeader: (props: ComponentProps<'th'>) => <th scope="row" {...props} />,
  Cell: (props: ComponentProps<'td'>) => <td {...props} />,
}

const ROW = 'max-sm:grid max-sm:border-t max-sm:border-line max-sm:px-4 max-sm:py-2.5'
const CELL = 'max-sm:border-0! max-sm:p-0!'

/**
 * The parts of a table whose rows become blocks on a phone, where the columns would not fit and
 * important cells, such as a number to call, would be out of view. The roles are explicit because
 * some screen readers ignore table semantics after a change of `display`.
 */
export const stackedParts = {
  Body: (props: ComponentProps<'tbody'>) => <tbody role="rowgroup" {...props} />,
  Row: ({ className = '', ...props }: ComponentProps<'tr'>) => (
    <tr role="row" className={`${ROW} ${className}`} {...props} />
  ),
  RowHeader: ({ className = '', ...props }: ComponentProps<'th'>) => (
    <th role="rowheader" scope="row" className={`${CELL} ${className}`} {...props} />
  ),
  Cell: ({ className = '', ...props }: ComponentProps<'td'>) => (
    <td role="cell" className={`${CELL} ${className}`} {...props} />
  ),
  /** A heading above the rows of its group. */
  GroupHeader: (props: ComponentProps<'th'>) => (
    <tr role="row" className="max-sm:grid">
      <th role="rowheader" scope="rowgroup" {...props} />
    </tr>
  ),
}

type Props = {
  caption: ReactNode
  columns: readonly string[]
  /** Marks what a heading of the school has in another language. */
  mark?: Locale['mark']
  /** Further attributes of a column's header cell. */
  columnProps?: (column: number) => ComponentProps<'th'>
  className?: string | undefined
  captionClassName?: string
  /** On a phone each row is a block; the rows consist of `stackedParts`. */
  isStacked?: boolean
  /** The groups of rows. */
  children: ReactNode
}

/** Still read by screen readers. `sr-only` clips by a path, which an accessibility checker takes for hidden. */
const HIDDEN_ON_PHONES = 'max-sm:sr-only max-sm:opacity-0 max-sm:[clip-path:none]'

/** A table with a caption; if it is wider than the screen, it scrolls horizontally. */
export function Table({ caption, columns, columnProps, className, children, ...props }: Props) {
  const captionId = useId()
  const { isStacked = false, captionClassName, mark = (text) => text } = props
  const role = (name: string) => (isStacked ? name : undefined)
  return (
    <section className="table-scroll" aria-labelledby={captionId} tabIndex={0}>
      <table
        role={role('table')}
        className={join(className, isStacked && 'max-sm:block max-sm:[&>*]:block')}
      >
        <caption id={captionId} className={captionClassName}>
          {caption}
        </caption>
        <thead
          role={role('rowgroup')}
          className={join('bg-paper-deep', isStacked && HIDDEN_ON_PHONES)}
        >
          <tr role={role('row')}>
            {columns.map((name, column) => (
              <th key={name} role={role('columnheader')} scope="col" {...columnProps?.(column)}>
                {mark(name)}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </section>
  )
}

/** Joins the class names that apply; undefined if none does. */
const join = (...names: (string | false | undefined)[]) =>
  names.filter(Boolean).join(' ') || undefined

type DataTableProps = Omit<Props, 'columnProps' | 'children'> & {
  /** The cells of each row. */
  rows: readonly (readonly ReactNode[])[]
  /** When a row ends, in ISO 8601; null for one that stays. */
  untilOf?: (row: number) => string | null
  /** What of a row of the CMS a row shows. */
  editOf?: (row: number) => object
  /** The field that a cell shows. */
  editCellOf?: (row: number, column: number) => object
  /** Whether a row is highlighted. */
  isMarked?: (row: number) => boolean
  /** The index of the column whose cells are the row headers. */
  naming?: number
  /** On a phone, each cell of a block says what it is. */
  isLabelled?: boolean
  /** The indexes of numeric columns. */
  numeric?: readonly number[]
}

const NARROW = 'max-sm:[&_:is(th,td)]:px-2.5! max-sm:[&_[scope=col]]:whitespace-normal!'

/** A table of data. */
export function DataTable(props: DataTableProps) {
  const { rows, naming, numeric = [], isStacked = false, className = NARROW, ...rest } = props
  const { isLabelled = false, isMarked, untilOf, editOf, editCellOf, ...frame } = rest
  // Next to a number there is room for the rest, next to a name there is none.
  const isIndented = isStacked && naming !== 0
  const right = isStacked ? 'sm:text-right' : 'text-right'
  const align = (column: number) => numeric.includes(column) && right
  const { Body, Row, RowHeader, Cell } = isStacked ? stackedParts : tableParts
  return (
    <Table
      {...frame}
      columnProps={(column) => ({ className: join(align(column)) })}
      className={join(className, isLabelled && 'labelled')}
      isStacked={isStacked}
    >
      <Body>
        {rows.map((cells, index) => (
          <Row
            key={index}
            data-until={untilOf?.(index)}
            {...editOf?.(index)}
            className={join(
              isMarked?.(index) && 'bg-marigold-tint',
              isIndented && 'max-sm:grid-cols-[1.75rem_1fr]',
            )}
          >
            {cells.map((cell, column) => {
              const Part = column === naming ? RowHeader : Cell
              return (
                <Part
                  key={column}
                  {...editCellOf?.(index, column)}
                  data-label={isLabelled && column > 0 && cell ? props.columns[column] : undefined}
                  className={join(align(column), isIndented && column > 0 && 'max-sm:col-start-2')}
                >
                  {cell}
                </Part>
              )
            })}
          </Row>
        ))}
      </Body>
    </Table>
  )
}
