import type { DisclosureDocument } from '@/lib/content/collections/disclosure-rows'
import { datesOf, linkOf } from '@/lib/disclosure/documents'

type Props = { document: DisclosureDocument; today: string }

/** A paper of the school, with its kind and size, its days, and whether it still holds. */
export function DocumentEntry({ document, today }: Props) {
  const link = linkOf(document)
  const { issued, valid, hasPassed } = datesOf(document, today)
  return (
    <li>
      {link && (
        <span className="block">
          <a href={link.href}>{link.text}</a>
          {link.kind && ` (${link.kind})`}
        </span>
      )}
      {issued && <span className="block text-sm">{issued}</span>}
      {valid && (
        <span className={hasPassed ? 'block text-sm font-semibold' : 'block text-sm'}>{valid}</span>
      )}
      {document.remark && <span className="block">{document.remark}</span>}
    </li>
  )
}
