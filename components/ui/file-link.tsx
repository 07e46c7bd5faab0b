import type { ReactNode } from 'react'
import { Icon } from './icon'

type Props = { href: string; title: ReactNode; kind: string }

/** A link to a file with its type and size, so that visitors know what they download. */
export function FileLink({ href, title, kind }: Props) {
  return (
    <a href={href} download className="button-quiet max-w-full wrap-anywhere">
      <Icon name="download" />
      <span>
        {title} <span className="font-normal">({kind})</span>
      </span>
    </a>
  )
}
