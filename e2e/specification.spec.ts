import { findPage } from '../content/pages/index.ts'
import { aboutRows } from './specification/about.ts'
import { academicsRows } from './specification/academics.ts'
import { activitiesRows } from './specification/activities.ts'
import { administrationRows } from './specification/administration.ts'
import { admissionRows } from './specification/admission.ts'
import { errorRows } from './specification/errors.ts'
import { frameRows } from './specification/frame.ts'
import { homeRows } from './specification/home.ts'
import { expect, test } from './support/test.ts'

// A third party's form is answered by the test itself, and an unknown page is a 404 in the console.
test.use({ quiet: undefined })

const rows = [
  ...homeRows,
  ...frameRows,
  ...aboutRows,
  ...academicsRows,
  ...administrationRows,
  ...admissionRows,
  ...activitiesRows,
  ...errorRows,
]

for (const [route, ofRoute] of Map.groupBy(rows, (row) => row.route)) {
  test(`${route} is as specified`, async ({ page }) => {
    await page.goto(encodeURI(route))
    for (const { says, prove } of ofRoute) await test.step(says, () => prove(page))
  })
}

test('every route of the specification has a row', () => {
  const own = ['/notices', '/search', '/site-map']
  const routes = new Set(rows.map(({ route }) => route).filter((route) => findPage(route)))
  expect([...routes].filter((route) => !own.includes(route))).toHaveLength(46)
})
