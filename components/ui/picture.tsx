import { t } from '@/lib/messages/messages'
import type { Picture } from '@/content/text'
import type { CmsFile } from '@/lib/content/schema/columns'
import type { PictureWidth } from 'school-schema/pictures'
import { captionOf, pictureHref } from '@/lib/format/file'

const SIZES = '(width < 64rem) 100vw, 30rem'

type FigureProps = {
  picture: Picture
  /** Visible without scrolling, so it is loaded with high priority. */
  isFirst?: boolean
  className?: string
}

/** A picture with its caption; an uploaded one has the aspect ratio of the illustrations. */
export function Figure({ picture, isFirst = false, className }: FigureProps) {
  const { alt, caption, ...image } = picture
  return (
    <figure className={className}>
      <img
        alt={alt}
        {...image}
        sizes={image.srcSet && SIZES}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        className={`${image.srcSet ? 'aspect-3/2 object-cover ' : ''}w-full rounded-card border border-line`}
      />
      {caption && <figcaption className="mt-1.5 text-sm text-ink-soft">{caption}</figcaption>}
    </figure>
  )
}

type CmsPictureProps = {
  file: Pick<CmsFile, 'id' | 'modified' | 'width' | 'height'>
  alt: string
  /** The available widths, ascending. */
  widths: readonly [PictureWidth, ...PictureWidth[]]
  sizes: string
  /** Loaded at once, even if it is not visible. */
  isEager?: boolean
  className?: string | undefined
  'data-focus-x'?: number
  'data-focus-y'?: number
}

/** An uploaded picture in the size that the layout needs, never the original. */
export function CmsPicture({ file, alt, widths, isEager = false, ...props }: CmsPictureProps) {
  return (
    <img
      src={pictureHref(file, widths[0])}
      srcSet={widths.map((width) => `${pictureHref(file, width)} ${width}w`).join(', ')}
      alt={alt}
      width={file.width ?? 600}
      height={file.height ?? 400}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      {...props}
    />
  )
}

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
