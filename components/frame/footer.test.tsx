import { renderToStaticMarkup } from 'react-dom/server'
import { defaultSchool, demonstrationText } from '@/content/school'
import { schoolSource } from '@/lib/content/collections/school'
import { Footer } from './footer'

const { name } = defaultSchool

test.each([
  ['the sample school', { name, sample: true }, true],
  ['the sample school, taken over', { name, sample: false }, false],
  ['a school that forgot to untick', { name: 'Hill View School', sample: true }, false],
  ['a school whose CMS is older', { name: 'Hill View School' }, false],
])('the footer of %s', (_name, record, isDemonstration) => {
  const settings = schoolSource.answer.parse(record)
  const school = { ...settings, namedSession: settings.session }
  const html = renderToStaticMarkup(<Footer school={school} />)
  expect(html).toContain(record.name)
  expect(html.includes(demonstrationText)).toBe(isDemonstration)
})
