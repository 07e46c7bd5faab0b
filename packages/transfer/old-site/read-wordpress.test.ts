import { converted } from '../testing/converted.ts'
import { item, meta, wxr } from '../testing/wordpress.ts'

test('what an export of WordPress has and the new website has not is said', async () => {
  const summary = (words: string) => `<excerpt:encoded><![CDATA[${words}]]></excerpt:encoded>`
  const { entries } = await converted(
    wxr(
      '<wp:tag><wp:tag_slug>exam</wp:tag_slug><wp:tag_name>Exam</wp:tag_name></wp:tag>',
      item('post', 'Fees', 'Pay now.', summary('Pay, now')),
      item('post', 'Winter', 'Uniform', summary('From Monday')),
      item('our_team', 'Mrs Rao', '', meta('designation', 'PGT') + meta('_thumbnail_id', '9')),
      item('page', 'Vision', 'A', meta('vision', '<p>We learn</p>') + meta('_seo', 'no text')),
      item(
        'page',
        'Built',
        'B',
        meta(
          '_elementor_data',
          '[{"settings":{"editor":"<p>We teach</p>","_css_classes":"a b","font_family":"Open Sans"}}]',
        ),
      ),
      item('page', 'Damaged', 'D', meta('_elementor_data', '[{"editor":"We sing')),
      item(
        'post',
        'Reused',
        '<!-- wp:image {"id":1} --><!-- /wp:image -->A <!-- wp:block {"ref":77} /-->',
      ),
    ),
  )
  expect(entries.map(({ about, what, detail }) => [about, what, detail])).toEqual([
    ['The export file', 'tags: notices have categories', 'Exam'],
    ['Notice “Winter”', 'summaries that are not in the text', 'From Monday'],
    ['Notice “Mrs Rao”', 'photos of teachers', ''],
    ['Page “Vision”', 'texts in fields of plug-ins: copy what is missing', 'We learn'],
    ['Page “Built”', 'texts in fields of plug-ins: copy what is missing', 'We teach'],
    ['Page “Damaged”', 'texts in fields of plug-ins: copy what is missing', '[{"editor":"We sing'],
    ['Notice “Reused”', 'what only a plug-in of WordPress can show', 'block'],
  ])
})

test('the language of an entry is no category, and another than that of the website is said', async () => {
  const language = (slug: string) =>
    `<category domain="language" nicename="${slug}">${slug}</category><category domain="post_translations" nicename="pll_1">pll_1</category>`
  const { notices, entries } = await converted(
    wxr(
      '<language>en-IN</language>',
      item('post', 'Holiday', 'Closed today.', language('en')),
      item('post', 'Avkash', 'आज अवकाश है।', language('hi')),
    ),
  )
  expect(notices.map(({ title, category }) => [title, category])).toEqual([
    ['Holiday', 'general'],
    ['Avkash', 'general'],
  ])
  expect(entries.map(({ about, detail }) => [about, detail])).toEqual([['Notice “Avkash”', 'hi']])
})

test('an export of WordPress: what was published, as what it is', async () => {
  const { notices, pages, faculty, redirects, entries } = await converted(
    wxr(
      item(
        'post',
        'Fees &amp; day&nbsp;1',
        'A\nB\x07',
        '<category domain="category">Fee</category>',
      ),
      item('post', 'Staff only', 'Salaries', '<wp:post_password>x</wp:post_password>'),
      item('page', 'About us', '<!-- wp:paragraph -->\n<p>C</p>\n<!-- /wp:paragraph -->'),
      item('tribe_events', 'Sports', 'D', meta('_EventStartDate', '2025-08-15 08:00:00')),
      item('our_team', 'Mrs Rao', '', meta('designation', 'PGT')),
      item('nav_menu_item', 'Menu', ''),
      item('page', 'Later', 'E').replace('publish', 'future'),
    ),
  )
  expect(notices).toMatchObject([
    { title: 'Fees & day 1', category: 'fees', description: '<p>A<br>B</p>' },
    { title: 'Sports', category: 'events', event_date: '2025-08-15' },
  ])
  expect(pages).toMatchObject([{ page_name: 'about_us', content: '<p>C</p>' }])
  expect(faculty).toMatchObject([{ name: 'Mrs Rao', designation: 'PGT' }])
  expect(redirects).toMatchObject({ '/?page_id=8': '/AboutUs', '/?p=6': 'notification:2' })
  expect(entries.map(({ about, what }) => [about, what])).toEqual([
    ['post “Staff only”', 'posts and pages with a password'],
    ['Notice “Sports”', 'entries of plug-ins are notices'],
    ['page “Later”', 'posts and pages that were not published (scheduled)'],
  ])
})

test('entries that are swallowed by another are counted', async () => {
  const open = item('post', 'Open', 'A').replace(']]>', '')
  const { entries } = await converted(wxr(open, item('post', 'Next', 'B')))
  expect(entries).toContainEqual(
    expect.objectContaining({ what: 'entries that are damaged: export again', detail: '1' }),
  )
})

test('how far it is with many entries is printed before they are in the CMS', async () => {
  const print = jest.spyOn(console, 'log').mockImplementation()
  await converted(wxr(...Array.from({ length: 100 }, (_, at) => item('post', `No ${at}`, 'A'))))
  const lines = print.mock.calls.map(([line]) => String(line))
  print.mockRestore()
  // A slow machine prints more of them.
  for (const line of ['texts that are searched for files', 'texts of the old website'])
    expect(lines).toContainEqual(expect.stringContaining(`${line}: 0 of 100`))
})
