import { listSections, type Section } from '@/lib/content/collections/sections'
import type { Page } from '@/lib/content/collections/pages'
import { DEFAULT_LANGUAGE, getLanguage, t, type Language } from '@/lib/messages/messages'

type Props = {
  page: Page | null
  /** The language of the main text. */
  language: Language | undefined
}

const hasTexts = ({ title, text, items }: Section) => Boolean(title || text || items.length > 0)

/** Says that the page, or parts of it, are in English; nothing if the page is translated. */
export async function LanguageNote({ page, language }: Props) {
  const wanted = getLanguage()
  if (wanted === DEFAULT_LANGUAGE) return null
  const sections = page ? await listSections(page.name) : []
  const isComplete = sections.every((each) => each.language === wanted || !hasTexts(each))
  if (language === wanted && isComplete) return null
  return (
    <p role="note" className="bg-marigold-tint">
      <span className="page-width block py-2">
        {t(language === wanted ? 'page.partly' : 'page.untranslated')}
      </span>
    </p>
  )
}
