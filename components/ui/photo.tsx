import { CmsPicture } from '@/components/ui/picture'
import type { CmsFile } from '@/lib/content/schema/columns'
import { captionOf } from '@/lib/format/file'
import { t } from '@/lib/messages/messages'

type PhotoProps = {
  photo: { file: CmsFile; credit: string | null }
  alt: string
  className?: string
}

/** A photograph of the school with the aspect ratio of the illustrations. */
export function Photo({ photo: { file, credit }, alt, className }: PhotoProps) {
  const caption = [captionOf(file), credit && t('common.photo', { credit })]
    .filter(Boolean)
    .join(' · ')
  return (
    <figure className={className}>
      <CmsPicture
        file={file}
        alt={file.description ?? captionOf(file) ?? alt}
        widths={[320, 640, 960]}
        sizes="(width < 48rem) 100vw, 27rem"
        isEager
        className="aspect-3/2 w-full rounded-card border border-line object-cover"
      />
      {caption && <figcaption className="mt-1.5 text-sm text-ink-soft">{caption}</figcaption>}
    </figure>
  )
}
