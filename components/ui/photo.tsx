import { CmsPicture } from '@/components/ui/picture'
import type { CmsFile } from '@/lib/content/schema/columns'
import { captionOf } from '@/lib/format/file'
import { t } from '@/lib/messages/messages'

/** The horizontal focal point in quarters: a style attribute would need a looser content security policy. */
const quarterOf = (at: number, length: number | null) =>
  length ? Math.min(4, Math.round((at / length) * 4)) * 25 : 50

type PhotoProps = {
  photo: { file: CmsFile; credit: string | null }
  alt: string
  className?: string
}

/** A photograph of the school with the aspect ratio of the illustrations, cropped around its focal point. */
export function Photo({ photo: { file, credit }, alt, className }: PhotoProps) {
  const { focalPoint, width, height } = file
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
        {...(focalPoint && {
          'data-focus-x': quarterOf(focalPoint.x, width),
          'data-focus-y': quarterOf(focalPoint.y, height),
        })}
        className="aspect-3/2 w-full rounded-card border border-line object-cover"
      />
      {caption && <figcaption className="mt-1.5 text-sm text-ink-soft">{caption}</figcaption>}
    </figure>
  )
}
