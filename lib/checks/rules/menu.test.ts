import { change, cleanSchool, findingsOf, type School } from '../testing/clean-school.ts'

const withoutGroup = (of: School) => {
  for (const page of of.rows.pages) if (page.page_name === 'uniform') page.menu_group = null
}

test('a page that only the list of all pages leads to is found', async () => {
  const of = cleanSchool()
  withoutGroup(of)
  expect(await findingsOf(of)).toMatchObject([
    { kind: 'needs-fixing', page: '/Uniform', what: expect.stringContaining('no menu') as string },
  ])
})

test.each([
  ['a text links to it', change('notification', { description: '<a href="/uniform">Dress</a>' })],
  ['a part of a page does', change('section', { link: 'Dress | /Uniform' })],
  [
    'another row of the page is in the menu',
    (of: School) => {
      const [row] = of.rows.pages.filter(({ page_name }) => page_name === 'uniform')
      if (row) of.rows.pages.push({ ...row, id: 999, address: null, menu_group: 'Admission' })
    },
  ],
])('a page without a group is found by visitors if %s', async (_, plant) => {
  const of = cleanSchool()
  withoutGroup(of)
  plant(of)
  expect(await findingsOf(of)).toEqual([])
})
