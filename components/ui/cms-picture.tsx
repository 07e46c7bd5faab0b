import type { CmsFile } from '@/lib/content/collections/columns'
import { pictureHref, type PictureWidth } from '@/lib/format/file'

type Props = {
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
export function CmsPicture({ file, alt, widths, sizes, isEager = false, className }: Props) {
  return (
    <img
      src={pictureHref(file, widths[0])}
      srcSet={widths.map((width) => `${pictureHref(file, width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={file.width ?? 600}
      height={file.height ?? 400}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
    />
  )
}
