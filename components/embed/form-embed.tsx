'use client'

import type { ReactNode } from 'react'
import type { Language } from 'school-schema/language-list'
import { deferComponent } from '@/components/page/lazy-component'
import type { Embed } from '@/lib/embed/services'
import type { EmbedTexts } from './opened-by-click'

type Props = {
  title: string
  /** The language of the title, if it is not that of the page. */
  lang: Language | undefined
  form: Embed
  /** Shown with the link that leaves the site. */
  icon: ReactNode
  startsOpen?: boolean
  texts: EmbedTexts
}

/** An online form, embedded or on its own page. */
export function FormEmbed({ title, lang, form, icon, startsOpen = false, texts }: Props) {
  return (
    <ClickToLoad
      what="form"
      texts={texts}
      embed={form}
      title={title}
      lang={lang}
      frameClassName="h-[85vh] min-h-96"
      startsOpen={startsOpen}
      link={
        <a href={form.href} rel="noopener" className="button-quiet max-w-full wrap-anywhere">
          {texts.newPage}
          {icon}
        </a>
      }
    />
  )
}

export const ClickToLoad = deferComponent(() =>
  import('./opened-by-click').then(({ OpenedByClick }) => OpenedByClick),
)
