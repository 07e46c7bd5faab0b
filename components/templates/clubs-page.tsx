import { ClubCards } from '@/components/clubs/club-cards'
import { PageBody } from '@/components/page/page-body'
import { PageWords } from '@/components/page/page-words'
import { TitleBar } from '@/components/page/title-bar'
import type { TemplateProps } from './template'

/** What the clubs are, and a card for each. */
export async function ClubsPage({ page }: TemplateProps) {
  return (
    <>
      <TitleBar page={page} />
      <PageBody page={page}>
        <PageWords page={page}>
          <ClubCards />
        </PageWords>
      </PageBody>
    </>
  )
}
