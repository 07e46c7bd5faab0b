import { PageBody } from '@/components/page/page-body'
import { PageWords } from '@/components/page/page-words'
import { TitleBar } from '@/components/page/title-bar'
import { subjects } from '@/content/pages/academics/curriculum'
import type { TemplateProps } from './template'

/** The curriculum in the words of the CMS, and below it the subjects offered, whatever those say. */
export async function CurriculumPage({ page }: TemplateProps) {
  return (
    <>
      <TitleBar page={page} />
      <PageBody page={page}>
        <PageWords page={page}>
          <section aria-labelledby="subjects" className="max-w-measure">
            <h2 id="subjects" className="mb-4 text-2xl font-semibold">
              Subjects offered
            </h2>
            <ul className="grid grid-cols-2 overflow-hidden rounded-card border border-line sm:grid-cols-3">
              {subjects.map((subject) => (
                <li
                  key={subject}
                  className="-mr-px -mb-px border-r border-b border-line px-4 py-3 font-semibold"
                >
                  {subject}
                </li>
              ))}
            </ul>
          </section>
        </PageWords>
      </PageBody>
    </>
  )
}
