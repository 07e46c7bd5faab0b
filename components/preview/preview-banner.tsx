import { previewTexts } from '@/content/preview'

type Props = {
  /** Directus's name of the version that is shown. */
  version: string
  publicHref: string
  /** This very preview, to open apart or to pass on. */
  ownHref: string
  /** Notices that were never published, which no page links to by an address that works. */
  fresh: readonly { title: string; href: string }[]
}

/** Tells an editor, above everything else, that this is not what visitors see; never printed. */
export function PreviewBanner({ version, publicHref, ownHref, fresh }: Props) {
  const isDraft = version !== 'published'
  return (
    <aside
      aria-label={previewTexts.label}
      className="no-print border-b-2 border-marigold bg-marigold-tint"
    >
      <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <div className="min-w-0">
          <p className="font-semibold">
            {isDraft ? previewTexts.title : previewTexts.titlePublished}
          </p>
          <p className="text-sm">
            {previewTexts.version} {version}. {previewTexts.forms}
          </p>
        </div>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <a href={ownHref} target="_blank" rel="noopener" className="underline underline-offset-3">
            {previewTexts.open}
          </a>
          <a href={publicHref} className="button-quiet">
            {previewTexts.leave}
          </a>
        </p>
        {fresh.length > 0 && (
          <div className="w-full text-sm">
            <p>{previewTexts.fresh}</p>
            <ul className="list-disc pl-5">
              {fresh.map(({ title, href }) => (
                <li key={href}>
                  <a href={href} className="underline underline-offset-3">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </aside>
  )
}
