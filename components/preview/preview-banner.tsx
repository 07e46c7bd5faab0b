import { english } from '@/lib/messages/messages'

/** The texts around a preview, for editors. */
export const previewTexts = {
  label: 'Preview',
  notice: 'Notice',
  title: 'Preview with drafts. Visitors see only what is published.',
  forms: 'Forms do not send here.',
  open: 'Open in a new tab',
  leave: 'Leave the preview',
  refused:
    'This preview has ended, or its address is incomplete. Open it again in the CMS: each address of a preview works for an hour.',
} as const

type Props = {
  publicHref: string
  /** The signed address of this preview, to open it in its own window or to pass it on. */
  ownHref: string
  /** The same preview in the other languages of the school. */
  others: readonly { name: string; href: string }[]
}

/** States at the top that this is not what visitors see; not printed. */
export function PreviewBanner({ publicHref, ownHref, others }: Props) {
  return (
    <aside
      lang="en"
      aria-label={previewTexts.label}
      className="no-print border-b-2 border-marigold bg-marigold-tint"
    >
      <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <div className="min-w-0">
          <p className="font-semibold">{previewTexts.title}</p>
          <p className="text-sm">{previewTexts.forms}</p>
        </div>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {others.map(({ name, href }) => (
            <a key={name} href={href} className="underline underline-offset-3">
              {english.mark(name)}
            </a>
          ))}
          <a href={ownHref} target="_blank" rel="noopener" className="underline underline-offset-3">
            {previewTexts.open}
          </a>
          <a href={publicHref} className="button-quiet">
            {previewTexts.leave}
          </a>
        </p>
      </div>
    </aside>
  )
}
