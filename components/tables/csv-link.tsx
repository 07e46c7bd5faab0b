import { Icon } from '@/components/ui/icon'
import { tableHref, type Table } from '@/lib/feeds/tables/table'

type Props = { table: Pick<Table, 'name' | 'title'> }

/** The way to a table as a file for a spreadsheet. */
export function CsvLink({ table }: Props) {
  return (
    <a href={tableHref(table)} download className="no-print button-quiet">
      <Icon name="download" />
      <span>
        Download as CSV <span className="sr-only">({table.title})</span>
      </span>
    </a>
  )
}
