import type { ReactNode } from 'react'
import { AskTheSchool } from '@/components/page/ask-the-school'
import { SectionLinks } from '@/components/page/section-links'
import type { Page } from '@/content/pages/page'

type Props = { page: Page; slider: ReactNode; children: ReactNode }

/** An inside page whose words stand beside pictures, which go along with the reader. */
export function BesideSlider({ page, slider, children }: Props) {
  return (
    <div className="beside-slider page-width py-10 md:py-12">
      <div className="beside-slider-pictures">{slider}</div>
      <div className="min-w-0 space-y-10">
        {children}
        <AskTheSchool page={page} />
      </div>
      <SectionLinks page={page} />
    </div>
  )
}
