import type { ReactNode } from 'react'
import { getPageNamed } from '@/lib/pages/pages'
import { hrefOf } from '@/lib/format/href'
import type { Locale } from '@/lib/messages/messages'

type Props = {
  locale: Locale
  /** The name of the page in the CMS. */
  name: string
  className?: string
  children: ReactNode
}

/** A link to a page that a school may not have: nothing then. */
export async function PageLink({ locale, name, className, children }: Props) {
  const page = await getPageNamed(locale.language, name)
  if (!page) return null
  return (
    <a href={hrefOf(locale, page)} className={className}>
      {children}
    </a>
  )
}
