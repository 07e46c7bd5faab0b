import { expect } from '@playwright/test'
import { main, rowsOf, shows } from './row.ts'
import { hasSlider } from './slider.ts'

export const aboutRows = [
  ...rowsOf(
    '/AboutUs',
    [
      'history: teaching in English, digital e-learning, CBSE affiliation for nursery to class X',
      shows('English', 'digital', 'CBSE', 'nursery to class X'),
    ],
    ['gallery slider of 10 images that wraps at both ends', hasSlider(10)],
  ),
  ...rowsOf('/Vision&Mission', [
    'vision, mission, motto, values',
    async (page) => {
      for (const name of ['Vision', 'Mission', 'Motto', 'Values'])
        await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible()
    },
  ]),
  ...rowsOf('/Infrastructure', [
    'image grid with filter buttons All, Classroom, Library, Laboratory, exactly one active',
    async (page) => {
      const filters = main(page).locator('button[name=show]')
      await expect(filters).toHaveText(['All', 'Classroom', 'Library', 'Laboratory'])
      for (const name of ['Laboratory', 'Library', 'Classroom', 'All']) {
        await filters.filter({ hasText: name }).click()
        await expect(main(page).locator('button[name=show][aria-pressed=true]')).toHaveText([name])
      }
    },
  ]),
  ...rowsOf(
    '/Gallery',
    [
      'images from the gallery collection',
      async (page) => {
        await expect(main(page).locator('img[src^="/assets/"]').first()).toBeAttached()
      },
    ],
    ['the gallery slider of 10 images', hasSlider(10)],
  ),
  ...rowsOf('/Contact Us', [
    'contact details',
    shows(
      '0361 000 0000',
      'office@palash.example',
      '8:30am-2pm',
      '9:30am-3:30pm Monday to Saturday',
    ),
  ]),
  ...rowsOf('/Disclosure', [
    'mandatory disclosure HTML from the content-service page mandatory_disclosure',
    shows('Appendix IX'),
  ]),
]
