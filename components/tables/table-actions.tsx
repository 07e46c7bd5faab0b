import { rich, t } from '@/lib/messages/messages'
import { PrintButton } from '@/components/page/print-button'
import { Icon } from '@/components/ui/icon'
import { tableHref, type Table } from '@/lib/feeds/tables'

type TableProps = { table: Pick<Table, 'name' | 'title'> }

/** A link that downloads a table as CSV. */
export function CsvLink({ table }: TableProps) {
  return (
    <a
      href={tableHref(table)}
      download
      className="no-print inline-flex min-h-11 items-center gap-2 text-sm underline underline-offset-3"
    >
      <Icon name="download" className="size-4" />
      <span>
        {rich('tables.csv', {
          title: (text) => <span className="sr-only">{text}</span>,
          name: table.title,
        })}
      </span>
    </a>
  )
}

/** Buttons to print a table or download it as CSV. */
export function TableActions({ table }: TableProps) {
  return (
    <p className="no-print flex flex-wrap items-center gap-x-5 gap-y-1">
      <PrintButton>
        <Icon name="printer" />
        {t('tables.print')}
      </PrintButton>
      <CsvLink table={table} />
    </p>
  )
}
