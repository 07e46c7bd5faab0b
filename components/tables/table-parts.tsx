import type { ComponentProps } from 'react'

/** The parts of a table below its head. */
export const tableParts = {
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
