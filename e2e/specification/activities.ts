import { expect } from '@playwright/test'
import { expectEach, leadsTo, main, rowsOf, shows } from './row.ts'
import { hasSlider } from './slider.ts'

const clubs = [
  'Language',
  'Maths',
  'Cultural',
  'Eco',
  'Heritage',
  'Science',
  'Sports',
  'Quiz',
  'Tourism',
]
const houses = ['Palash House', 'Surya House', 'Neem House', 'Sagar House']
const laboratories = [
  '/ChemistryLab',
  '/PhysicsLab',
  '/SocialScienceLab',
  '/MathLab',
  '/LanguageLab',
]

export const activitiesRows = [
  ...rowsOf('/SoftSkills', ['text page', shows('speak')]),
  ...rowsOf('/LifeSkills', ['text page', shows('Life skills')]),
  ...rowsOf('/Karate', ['text with an image slider of 3 images', hasSlider(3)]),
  ...rowsOf(
    '/Abacus',
    [
      'abacus speeds up calculation and improves precision, accuracy and concentration',
      shows('speeds up calculation and improves precision, accuracy and concentration'),
    ],
    [
      "notice board panel: five identical notices 'Your Class will Start from 9.40 am'",
      async (page) => {
        const panel = main(page).getByRole('region', { name: 'Notice board' })
        await expect(panel.getByRole('listitem')).toHaveText(
          Array<string>(5).fill('Your Class will Start from 9.40 am'),
        )
      },
    ],
  ),
  ...rowsOf('/House', [
    'four houses, each with master or teacher, captain, flag bearer, events',
    async (page) => {
      for (const name of houses) {
        const house = main(page)
          .getByRole('region', { name })
          .or(main(page).getByRole('article', { name }))
        for (const term of [/House (master|teacher)/, 'Captain', 'Flag bearer', 'Events'])
          await expect(house.getByText(term).first()).toBeVisible()
      }
    },
  ]),
  ...rowsOf(
    '/Club',
    [
      'intro listing the clubs',
      shows('Language, Maths, Cultural, Eco, Heritage, Science, Sports, Quiz and Tourism'),
    ],
    [
      'nine cards, each with club name and a President label with a name, all with the same picture',
      async (page) => {
        const cards = main(page).getByRole('listitem').filter({ hasText: 'President' })
        await expectEach(cards, 9, /President\W+\w+/)
        for (const [index, name] of clubs.entries())
          await expect(cards.nth(index)).toContainText(name)
        const pictures = await cards
          .locator('img')
          .evaluateAll((all) => all.map((each) => each.getAttribute('src')))
        expect(pictures).toHaveLength(9)
        expect(new Set(pictures).size).toBe(1)
      },
    ],
  ),
  ...rowsOf(
    '/cbse-games',
    [
      'embedded registration form',
      async (page) => {
        await expect(main(page).getByRole('button', { name: /open the form/i })).toBeVisible()
      },
    ],
    ['annexure PDF download', leadsTo(/annexure/i, '/docs/pdf/cbse-games-annexure.pdf')],
    [
      'embedded map',
      async (page) => {
        await expect(main(page).getByRole('img', { name: /map/i })).toBeVisible()
      },
    ],
  ),
  ...laboratories.flatMap((route) =>
    rowsOf(route, [
      'well equipped, digital measuring instruments',
      shows('well equipped', 'digital measuring instruments'),
    ]),
  ),
  ...['/Library', '/SmartRoom', '/Infirmary', '/Indoor&OutdoorGames'].flatMap((route) =>
    rowsOf(route, [
      'facility page with its own title and picture',
      async (page) => {
        await expect(main(page).locator('figure img').first()).toBeVisible()
      },
    ]),
  ),
]
