import { useId } from 'react'
import type { Block } from '@/content/text'

type Props = Omit<Extract<Block, { kind: 'table' }>, 'kind'>

/** A table of a text; it scrolls sideways by itself where it is wider than the screen. */
export function TextTable({ caption, columns, rows, numeric = [] }: Props) {
  const captionId = useId()
  const align = (column: number) => (numeric.includes(column) ? 'text-right' : undefined)
  return (
    <div className="table-scroll" role="region" aria-labelledby={captionId} tabIndex={0}>
      <table>
        <caption id={captionId}>{caption}</caption>
        <thead className="bg-paper-deep">
          <tr>
            {columns.map((name, column) => (
              <th key={name} scope="col" className={align(column)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column} className={align(column)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
