import { Icon } from '@/components/ui/icon'
import { describeDocument } from '@/lib/format/describe-document'

type Props = { title: string; path: `/docs/${string}` }

/** The way to a document of the site, with its type and size. */
export async function BodyDocument({ title, path }: Props) {
  return (
    <a href={path} className="button-quiet">
      <Icon name="file" />
      <span>
        {title} <span className="font-normal">({await describeDocument(path)})</span>
      </span>
    </a>
  )
}
