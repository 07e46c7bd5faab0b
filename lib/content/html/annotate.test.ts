import { sanitiseHtml } from './html.ts'
import { joinLines, linesOfHtml } from './annotate.ts'

test('every paragraph, item and row of an editor’s text is a line', () => {
  const html = sanitiseHtml(
    '<h2>Fees</h2><p>Due by the <strong>15th</strong> of\n each month.<br>Not later</p>' +
      '<ul><li><p>Counter <a href="/x">3</a></p></li><li>Hindi: फ़ीस<ul><li>inner</li></ul></li></ul>' +
      '<table><tr><th>Class</th><th>Fee</th></tr><tr><td><p>I</p></td><td></td></tr></table>' +
      '<script>stolen()</script>',
  )
  expect(linesOfHtml(html)).toEqual([
    'Fees',
    'Due by the 15th of each month.',
    'Not later',
    'Counter 3',
    'Hindi: फ़ीस',
    'inner',
    'Class, Fee',
    'I',
  ])
  expect(linesOfHtml(null)).toEqual([])
})

test('lines become sentences', () => {
  expect(joinLines(['Fees', 'Due now.', 'सूचना', 'When?'])).toBe('Fees. Due now. सूचना. When?')
})
