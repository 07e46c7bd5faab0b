import { Icon } from './icon'

type Props = { href: string; title: string; kind: string; isDownload?: boolean }

/** A link to a file with its type and size, so that visitors know what they download. */
export function FileLink({ href, title, kind, isDownload = true }: Props) {
  return (
    <a href={href} download={isDownload} className="button-quiet max-w-full wrap-anywhere">
      <Icon name={isDownload ? 'download' : 'file'} />
      <span>
        {title} <span className="font-normal">({kind})</span>
      </span>
    </a>
  )
}
