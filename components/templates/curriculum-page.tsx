import { Changed } from '@/components/page/changed'
import { PageBody } from '@/components/page/page-body'
import { PageWords, type PageWordsProps } from '@/components/page/page-words'
import { TitleBar } from '@/components/page/title-bar'
import { Icon } from '@/components/ui/icon'
import { subjects } from '@/content/pages/academics/subjects'

/** The curriculum in the words of the CMS, and below it the subjects offered, whatever those say. */
export function CurriculumPage(words: PageWordsProps) {
  return (
    <>
      <TitleBar page={words.page} />
      <PageBody page={words.page}>
        <PageWords {...words} />
        <section aria-labelledby="subjects">
          <h2 id="subjects" className="mb-3 text-2xl font-semibold">
            Subjects offered
          </h2>
          <ul className="grid max-w-measure grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3">
            {subjects.map((subject) => (
              <li key={subject} className="flex items-center gap-2">
                <Icon name="check" className="text-leaf" />
                {subject}
              </li>
            ))}
          </ul>
        </section>
        <Changed at={words.text?.changed} />
      </PageBody>
    </>
  )
}
