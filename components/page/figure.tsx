import type { Picture } from '@/content/text'

type Props = {
  picture: Picture
  /** In sight as soon as the page is there, so it is fetched with the first things. */
  isFirst?: boolean
  className?: string
}

/** A drawn picture over its caption. */
export function Figure({ picture, isFirst = false, className }: Props) {
  const { src, alt, caption, width, height } = picture
  return (
    <figure className={className}>
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        className="w-full rounded-card border border-line"
      />
      <figcaption className="mt-1.5 text-sm text-ink-soft">{caption}</figcaption>
    </figure>
  )
}
