import { HouseCard } from '@/components/houses/house-card'
import { PageBody } from '@/components/page/page-body'
import { PageWords } from '@/components/page/page-words'
import { TitleBar } from '@/components/page/title-bar'
import { houses } from '@/content/pages/activities/house'
import type { TemplateProps } from './template'

/** What the houses are for, and the four with their banners, people and events. */
export async function HousesPage({ page }: TemplateProps) {
  return (
    <>
      <TitleBar page={page} />
      <PageBody page={page}>
        <PageWords page={page}>
          <div className="grid gap-5 md:max-lg:grid-cols-2 xl:grid-cols-2">
            {houses.map((house) => (
              <HouseCard key={house.name} house={house} />
            ))}
          </div>
        </PageWords>
      </PageBody>
    </>
  )
}
