import { sanitiseHtml } from '../content/html/html.ts'
import { linesOfHtml } from '../content/html/parse-html.ts'
import { english } from '../messages/messages.ts'
import { fillHtml } from './text.ts'

const fill = (html: string, values: Record<string, string | null>) =>
  linesOfHtml(fillHtml(english, sanitiseHtml(html), values))

test.each([
  ['<p>Due by the {dueDay}.</p>', '15th', ['Due by the 15th.']],
  ['<p>Pay in time. Due by the {dueDay}.</p>', null, ['Pay in time.']],
  ['<p>Due by the {dueDay}.</p><p>Thanks</p>', null, ['Thanks']],
  ['<ul><li><p>{dueDay}</p></li><li>Cash</li></ul>', null, ['Cash']],
  ['<h2>{dueDay}</h2><p>Pay</p>', null, ['Pay']],
  ['<p><strong>Day:</strong> {dueDay}</p>', null, ['Day: Please ask the school office.']],
  [
    '<table><tr><td>Day</td><td>{dueDay}</td></tr></table>',
    null,
    ['Day, Please ask the school office.'],
  ],
  ['<p>{dueDay}</p>', '<script>alert(1)</script>', ['<script>alert(1)</script>']],
  ['<p>{unknown}</p>', '15th', ['{unknown}']],
])('%s with the day %s', (html, dueDay, lines) => {
  expect(fill(html, { dueDay })).toEqual(lines)
})

test('the id of a heading follows its filled text', () => {
  const { root } = fillHtml(english, sanitiseHtml('<h2>Session {session}</h2>'), {
    session: '2026-2027',
  })
  expect(root.children[0]).toMatchObject({ properties: { id: 'text-session-2026-2027' } })
})
