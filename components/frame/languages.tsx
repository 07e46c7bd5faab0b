import type { School } from '@/lib/content/collections/school'
import { getMessages, localPath } from '@/lib/messages/messages'
import { otherLanguages } from '@/lib/pages/languages'

type Props = {
  school: Pick<School, 'languages'>
  /** The path in English. */
  href: string
  className: string
}

/** The page in the other languages of the school. */
export function Languages({ school, href, className }: Props) {
  const others = otherLanguages(school)
  if (others.length === 0) return null
  return (
    <>
      {others.map((language) => (
        <a
          key={language}
          href={localPath(href || '/', language)}
          hrefLang={language}
          className={className}
        >
          {getMessages(language).language}
        </a>
      ))}
      <script defer src="/language.js" />
    </>
  )
}
