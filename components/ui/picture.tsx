import type { Picture } from '@/content/text'
import type { CmsFile } from '@/lib/content/collections/columns'
import { pictureHref, type PictureWidth } from '@/lib/format/file'

type FigureProps = {
  picture: Picture
  /** In sight as soon as the page is there, so it is fetched with the first things. */
  isFirst?: boolean
  className?: string
}

/** A drawn picture over its caption. */
export function Figure({ picture, isFirst = false, className }: FigureProps) {
  const { src, alt, caption, width, height } = picture
  return (
    <figure className={className}>
      <img
        alt={alt}
        {...{ src, width, height }}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        className="w-full rounded-card border border-line"
      />
      <figcaption className="mt-1.5 text-sm text-ink-soft">{caption}</figcaption>
    </figure>
  )
}

type CmsPictureProps = {
  file: Pick<CmsFile, 'id' | 'modified' | 'width' | 'height'>
  alt: string
  /** The widths to offer, ascending. */
  widths: readonly [PictureWidth, ...PictureWidth[]]
  sizes: string
  /** Fetched at once, though it may be out of sight. */
  isEager?: boolean
  className?: string
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
