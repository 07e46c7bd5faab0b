import { NoticePanel } from '@/components/abacus/notice-panel'
import { PageBody } from '@/components/page/page-body'
import { PageWords } from '@/components/page/page-words'
import { TitleBar } from '@/components/page/title-bar'
import type { TemplateProps } from './template'

/** The abacus programme, and the notice board beside it. */
export async function AbacusPage({ page }: TemplateProps) {
  return (
    <>
      <TitleBar page={page} />
      <PageBody page={page}>
        <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,1fr)_17rem]">
          <section aria-labelledby="abacus" className="space-y-8">
            <h2 id="abacus" className="sr-only">
              {page.title}
            </h2>
            <PageWords page={page} />
          </section>
          <NoticePanel />
        </div>
      </PageBody>
    </>
  )
}
