import type { CmsFile } from '@/lib/cms/file'
import { pictureHref } from '@/lib/format/file'

type Props = {
  file: CmsFile
  alt: string
  /** The widths to offer, ascending; each is one that the CMS hands out. */
  widths: readonly number[]
  sizes: string
  className?: string
}

/** An uploaded picture in the size that the layout needs, never the original. */
export function CmsPicture({ file, alt, widths, sizes, className }: Props) {
  return (
    <img
      src={pictureHref(file, widths[0] ?? 640)}
      srcSet={widths.map((width) => `${pictureHref(file, width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width="600"
      height="400"
      loading="lazy"
      decoding="async"
      className={className}
    />
  )
}
