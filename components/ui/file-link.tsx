import { tableHref, type Table } from '@/lib/feeds/tables'
import { Icon } from './icon'

type Props = { href: string; title: string; kind: string; isDownload?: boolean }

/** The link to a file, with its type and size so that nobody pays for a surprise. */
export function FileLink({ href, title, kind, isDownload = true }: Props) {
  return (
    <a href={href} download={isDownload} className="button-quiet max-w-full wrap-anywhere">
      <Icon name={isDownload ? 'download' : 'file'} />
      <span>
        {title} <span className="font-normal">({kind})</span>
      </span>
    </a>
  )
}

/** The link that saves a table as a file for a spreadsheet. */
export function CsvLink({ table }: { table: Pick<Table, 'name' | 'title'> }) {
  return (
    <a href={tableHref(table)} download className="no-print button-quiet">
      <Icon name="download" />
      <span>
        Download as CSV <span className="sr-only">({table.title})</span>
      </span>
    </a>
  )
}
