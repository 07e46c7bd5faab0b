import { Icon } from '@/components/ui/icon'
import { describeDocument, documentKind } from '@/lib/format/document'

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

type BodyDocumentProps = { title: string; path: `/docs/${string}` }

/** The way to a document of the site, with its type and size. */
export async function BodyDocument({ title, path }: BodyDocumentProps) {
  return (
    <a href={path} className="button-quiet">
      <Icon name="file" />
      <span>
        {title} <span className="font-normal">({await describeDocument(path)})</span>
      </span>
    </a>
  )
}
