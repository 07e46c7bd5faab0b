import { reportOf } from './report.ts'

test('says page by page what is to be mended, and how much it is', () => {
  const todo = 'Mend it.'
  expect(
    reportOf([
      { page: '', what: 'Page “x”: nobody sees it', todo },
      { page: '/notices/7', what: 'Notice “A”: wrong', todo },
      { page: '/notices/7', what: 'Notice “A”: wrong again', todo },
    ]),
  ).toEqual([
    ...['', 'On no page', '  Page “x”: nobody sees it', '  -> Mend it.'],
    ...['', '/notices/7', '  Notice “A”: wrong', '  -> Mend it.'],
    ...['  Notice “A”: wrong again', '  -> Mend it.', '', '3 things to mend.'],
  ])
  expect(reportOf([])).toEqual(['The website has found nothing to mend.'])
})
