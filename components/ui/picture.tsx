import type { Picture } from '@/lib/messages/names'
import type { CmsFile } from '@/lib/content/schema/columns'
import type { PictureWidth } from 'school-schema/files/pictures'
import type { Locale } from '@/lib/messages/messages'
import type { Language } from 'school-schema/language-list'
import { pictureHref } from '@/lib/format/file'

const SIZES = '(width < 64rem) 100vw, 30rem'

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
        className={`${image.srcSet ? 'aspect-3/2 object-cover ' : ''}w-full rounded-card border border-line`}
      />
      {caption && (
        <figcaption className="mt-1.5 text-sm text-ink-soft">{locale.mark(caption)}</figcaption>
      )}
    </figure>
  )
}

type CmsPictureProps = {
  file: Pick<CmsFile, 'id' | 'modified' | 'width' | 'height'>
  alt: string
  /** The language of the alternative text, if it is not that of the page. */
  lang?: Language | undefined
  /** The available widths, ascending. */
  widths: readonly [PictureWidth, ...PictureWidth[]]
  sizes: string
  /** Loaded at once, even if it is not visible. */
  isEager?: boolean
  className?: string | undefined
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
