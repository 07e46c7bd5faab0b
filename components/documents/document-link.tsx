import { Icon } from '@/components/ui/icon'
import { documentKind } from '@/lib/format/document-kind'

type Props = { title: string; path: `/${string}.pdf` }

/** The link that saves a document, with its type and size so that nobody pays for a surprise. */
export function DocumentLink({ title, path }: Props) {
  return (
    <a href={path} download className="button-quiet max-w-full wrap-anywhere">
      <Icon name="download" />
      <span>
        {title} <span className="font-normal">({documentKind(path)})</span>
      </span>
    </a>
  )
}
