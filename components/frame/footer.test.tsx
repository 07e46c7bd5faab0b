import messages from '@/content/messages/en.json' with { type: 'json' }
import { renderToStaticMarkup } from 'react-dom/server'
import { sampleSchool } from 'school-schema/sample/sample-school'
import { schoolSource } from '@/lib/school/school'
import { samplePageTable } from '@/lib/testing/sample-rows'
import { Footer } from './footer'
import { english } from '@/lib/messages/messages'

const { name } = sampleSchool

test.each([
  ['the sample school', { name, sample: true }, true],
  ['the sample school, taken over', { name, sample: false }, false],
  ['a school that forgot to untick', { name: 'Hill View School', sample: true }, false],
  ['a school whose CMS is older', { name: 'Hill View School' }, false],
])('the footer of %s', (_name, record, isDemonstration) => {
  const settings = schoolSource.answer.parse(record)
  const school = { ...settings, namedSession: settings.session }
  const html = renderToStaticMarkup(
    <Footer locale={english} school={school} pages={samplePageTable} />,
  )
  expect(html).toContain(record.name)
  expect(html.includes(messages.demonstration.site)).toBe(isDemonstration)
})

test.each([
  ['0612-2567890', ['06122567890']],
  ['0612-2567890 / 9431012345', ['06122567890', '9431012345']],
  ['+91 612 2567890, 9431012345', ['+916122567890', '9431012345']],
  // Stored before the CMS had the rule.
  ['0612-2567890/91', ['06122567890']],
  ['ask the gate', ['']],
])('the telephone “%s” has the links %j', (phone, links) => {
  const settings = schoolSource.answer.parse({ name, phone })
  const school = { ...settings, namedSession: settings.session }
  const html = renderToStaticMarkup(
    <Footer locale={english} school={school} pages={samplePageTable} />,
  )
  expect([...html.matchAll(/href="tel:([^"]*)"/g)].map(([, number]) => number)).toEqual(links)
})

test('only the social media that the school has are linked', () => {
  const settings = schoolSource.answer.parse({
    name,
    instagram_url: 'https://social.example/palash',
  })
  const school = { ...settings, namedSession: settings.session }
  const html = renderToStaticMarkup(
    <Footer locale={english} school={school} pages={samplePageTable} />,
  )
  const list = /aria-label="Social media".*?<\/ul>/s.exec(html)?.[0] ?? ''
  expect(list.match(/href="[^"]*"/g)).toEqual(['href="https://social.example/palash"'])
})
