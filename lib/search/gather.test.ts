import { sampleSchool } from 'school-schema/sample/sample-school'
import { sanitiseHtml } from '../content/html/html.ts'
import type { Notice } from '../notices/notices.ts'
import { headingsSource } from '../headings.ts'
import { plainDate, plainFile as file, plainNotice } from '../testing/plain.ts'
import { samplePages } from '../testing/sample-rows.ts'
import { objectNames } from '../testing/object-names.ts'
import { gatherEntries } from './gather.ts'
import { createEngine } from './engine.ts'
import type { Sources } from './entries.ts'
import { sampleSources } from './testing/sample-sources.ts'
import { english } from '../messages/messages.ts'

const notice: Notice = {
  ...plainNotice,
  id: 7,
  title: 'Pre-board examination',
  date: '2026-11-20',
  file,
  category: 'examinations',
  description: sanitiseHtml('<p>Admit cards are given out on Monday.</p>'),
}
const texts: Record<string, string> = {
  soft_skills: '<p>Words of an editor</p>',
  homework: '<p>Sums for class I, by the {dueDay}</p>',
}
const pages = samplePages.map((page) =>
  texts[page.name] ? { ...page, content: sanitiseHtml(texts[page.name] ?? '') } : page,
)
const document = {
  id: 1,
  key: 'fire_safety' as const,
  title: null,
  file,
  url: null,
  remark: null,
  issuedOn: null,
  validUntil: null,
  changed: null,
  isSample: false,
}

const heading = { id: 1, title: 'Science fair', description: 'On Friday', image: null }
const [member] = sampleSources.people
const club = sampleSources.teams.find(({ kind }) => kind === 'club')

const sources: Sources = {
  ...sampleSources,
  pages,
  notices: [notice],
  headings: headingsSource.answer.parse([heading]),
  albums: [{ id: 1, title: 'Annual day 2026', outdated: null, pictures: [] }],
  dates: [
    { ...plainDate, from: '2026-12-24', to: '2026-12-26', title: 'Winter vacation' },
    { ...plainDate, uid: 'calendar-2', title: 'Unit test 2', kind: 'Examination' },
  ],
  documents: [document, { ...document, id: 2, file: null, remark: 'Not applicable' }],
}
const entries = gatherEntries(english, sources)
const byId = (id: string) => entries.find((entry) => entry.id === id)

test('every page can be found, once', () => {
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  const found = entries.filter(({ kind, id }) => kind === 'page' && !id.startsWith('class-'))
  // The search page itself is not a result.
  expect(found).toHaveLength(pages.length - 1)
  expect(byId('page-search')).toBeUndefined()
  expect(byId('class-VI')).toMatchObject({ title: 'Class VI', href: '/Class/VI' })
  expect(byId('page-examination')?.text).toContain('Unit test 2')
  expect(byId('page-examination')?.text).not.toContain('vacation')
  expect(byId('page-school_calendar')?.days).toBe('25 December 2026')
  for (const entry of found) expect(entry.summary).not.toBe('')
})

test('a page is searched by its filled text, and the data that it shows', () => {
  expect(byId('page-soft_skills')?.names).toContain('personality')
  expect(byId('page-soft_skills')?.text).toBe('Words of an editor.')
  expect(byId('page-homework')?.text).toBe('Sums for class I, by the 15th.')
  const clubText = `${club?.name} club, ${club?.leaderRole} ${club?.leader}`
  expect(byId('page-club')?.text).toContain(clubText)
  const renamed = pages.map((page) =>
    page.name === 'club' ? { ...page, name: 'our_clubs' } : page,
  )
  const found = gatherEntries(english, { ...sources, pages: renamed })
  expect(found.find(({ id }) => id === 'page-our_clubs')?.text).toContain(clubText)
  expect(byId('page-trust')?.text).toContain(`${member?.name}, ${member?.designation}.`)
  expect(byId('page-fee_payment_rules')?.text).toContain('Fee of class VIII: Rs.16,750')
  expect(byId('page-home')?.text).toContain('Science fair: On Friday')
  expect(byId('page-gallery')?.text).toContain('Annual day 2026')
  expect(byId('page-contact_us')?.text).toContain(sampleSchool.phone)
})

test('a notice is found by each day that it announces', () => {
  const event = {
    from: '2026-12-07',
    to: '2026-12-09',
    kind: 'Examination',
    title: 'Practice',
    time: null,
    place: null,
  } as const
  const [found] = gatherEntries(english, { ...sources, notices: [{ ...notice, event }] }).filter(
    ({ kind }) => kind === 'notice',
  )
  expect(found?.text).toContain('7 December 2026 to 9 December 2026')
  expect(found?.days).toBe('8 December 2026')
})

test('notices, staff and documents link to where they are', () => {
  expect(byId('notice-7')).toMatchObject({
    href: '/notices/7',
    label: 'Notice of 20 November 2026',
    text: 'Admit cards are given out on Monday.',
  })
  expect(byId('staff-1')?.href).toBe('/Faculty')
  const labels = entries.filter(({ kind }) => kind === 'document').map(({ label }) => label)
  expect(labels).toContain('Document (PDF, 38 kB) with the notice of 20 November 2026')
  // A document that is only a remark is not a result.
  expect(labels.filter((label) => label.includes('disclosure'))).toHaveLength(1)
})

test('a teacher whose name is written in another script is found by the name of the certificates too', () => {
  const [teacher] = sampleSources.staff
  if (!teacher) throw new Error('The sample has no teacher.')
  const staff = [{ ...teacher, name: 'डॉ. अंजलि शर्मा' }]
  const [found] = gatherEntries(english, {
    ...sources,
    staff,
    translations: [{ pages: [], notices: [], staff: [teacher] }],
  }).filter(({ kind }) => kind === 'staff')
  expect(found).toMatchObject({ title: 'डॉ. अंजलि शर्मा', names: 'Dr Anjali Sharma' })
})

test('pages with names that every object has, or of which one is doubled, do not end the index', () => {
  const [page] = samplePages
  if (!page) throw new Error('The sample has no page.')
  const named = [...objectNames, 'club', 'club'].map((name) => ({
    ...page,
    name,
    path: `/${name}`,
    title: `Page ${name}`,
    group: name,
    template: 'text' as const,
    content: sanitiseHtml(`<p>{${name}}</p>`),
  }))
  const answer = createEngine(gatherEntries(english, { ...sources, pages: named }))
  expect(answer('page').count).toBe(objectNames.length + 1)
})
