import type { Picture } from '@/lib/messages/names'
import type { CmsFile } from '@/lib/content/schema/columns'
import type { PictureWidth } from 'school-schema/files/pictures'
import type { Locale } from '@/lib/messages/messages'
import type { Language } from 'school-schema/language-list'
import { pictureHref, srcSetOf } from '@/lib/format/file'

const SIZES = '(width < 64rem) 100vw, 30rem'

/** Narrower ones, in pixels, are shown in their own width: enlarged they would be blurred. */
const SMALL = 640

type Size = Pick<CmsFile, 'width' | 'height'>

/** The width of a picture in its column. */
export const widthOf = ({ width }: Size): string =>
  (width ?? SMALL) < SMALL ? 'max-w-full' : 'w-full'

const ratioOf = ({ width, height }: Size) => (width ?? 3) / (height ?? 2)

/** A panorama has its own height, so that no stripes are above and below. */
const PANORAMA = 2.2

/** How a picture fills a frame of 3:2: cropped where little is lost, else complete on a plain ground, such as a portrait or a logo. */
export const fitOf = (size: Size): string =>
  ratioOf(size) > 1.2 && ratioOf(size) < PANORAMA ? 'object-cover' : 'bg-paper-deep object-contain'

/** The classes of a picture that has its column for itself. */
export const frameOf = (size: Size): string =>
  `${ratioOf(size) < PANORAMA ? 'aspect-3/2' : ''} ${fitOf(size)} ${widthOf(size)} rounded-card border border-line`

type FigureProps = {
  locale: Locale
  picture: Picture
  /** Visible without scrolling, so it is loaded with high priority. */
  isFirst?: boolean
  className?: string
}

/** A picture with its caption; an uploaded one has the aspect ratio of the illustrations. */
export function Figure({ locale, picture, isFirst = false, className }: FigureProps) {
  const { alt, caption, until, ...image } = picture
  return (
    <figure data-until={until} className={className}>
      <img
        alt={alt}
        lang={locale.langOf(alt)}
        {...image}
        sizes={image.srcSet && SIZES}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        className={image.srcSet ? frameOf(image) : 'w-full rounded-card border border-line'}
      />
      {caption && (
        <figcaption className="mt-1.5 text-sm text-ink-soft">{locale.mark(caption)}</figcaption>
      )}
    </figure>
  )
}

type CmsPictureProps = {
  file: Pick<CmsFile, 'id' | 'version' | 'width' | 'height'>
  alt: string
  /** The language of the alternative text, if it is not that of the page. */
  lang?: Language | undefined
  /** The available widths, ascending. */
  widths: readonly [PictureWidth, ...PictureWidth[]]
  sizes: string
  /** Eager: at once, even if it is not visible. */
  loading?: 'eager'
  className?: string | undefined
}

/** An uploaded picture in the size that the layout needs, never the original. */
export function CmsPicture({ file, alt, widths, ...props }: CmsPictureProps) {
  return (
    <img
      src={pictureHref(file, widths[0])}
      srcSet={srcSetOf(file, widths)}
      alt={alt}
      width={file.width ?? 600}
      height={file.height ?? 400}
      loading="lazy"
      {...props}
    />
  )
}
