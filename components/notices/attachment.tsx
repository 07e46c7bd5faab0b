import { Icon } from '@/components/ui/icon'
import type { CmsFile } from '@/lib/content/collections/file'
import { downloadHref, fileKind } from '@/lib/format/file'

/** The link to a notice's file, with its type and size so that nobody pays for a surprise. */
export function Attachment({ file }: { file: CmsFile }) {
  return (
    <a href={downloadHref(file)} download className="button-quiet">
      <Icon name="download" />
      <span>
        {file.title} <span className="font-normal">({fileKind(file)})</span>
      </span>
    </a>
  )
}
