import { PageBody } from '@/components/page/page-body'
import { PageWords, type PageWordsProps } from '@/components/page/page-words'
import { TitleBar } from '@/components/page/title-bar'
import type { Exam } from '@/lib/cms/exams'

type Props = PageWordsProps & { exams: readonly Exam[] }

function OpenForms({ exams }: Pick<Props, 'exams'>) {
  if (exams.length === 0) return <p>No examination form is open at present.</p>
  return (
    <ul className="flex flex-wrap gap-3">
      {exams.map(({ id, title, formUrl }) => (
        <li key={id}>
          {formUrl ? (
            <a href={formUrl} rel="noopener" className="button">
              {title}
            </a>
          ) : (
            <p>{title}: ask the school office for the form.</p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The online examination forms that are open now. */
export function ExamsPage({ exams, ...words }: Props) {
  return (
    <>
      <TitleBar page={words.page} />
      <PageBody page={words.page}>
        <section aria-labelledby="open-forms" className="space-y-4">
          <h2 id="open-forms" className="text-2xl font-semibold">
            Open forms
          </h2>
          <OpenForms exams={exams} />
        </section>
        <PageWords {...words} />
      </PageBody>
    </>
  )
}
