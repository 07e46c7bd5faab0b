import messages from '../../content/messages/en.json' with { type: 'json' }
import { expect, test } from 'playwright/test'
import { parse } from 'parse5'
import { schoolDay } from 'school-schema/day'
import { collections, CONTENT_COLLECTIONS } from 'school-schema/collections'
import { pages } from 'school-schema/sample/sample-pages'
import type { Row } from '../../cms/setup/client.ts'
import { idOf } from '../support/cms.ts'
import { unmarked, unmarkedInFeed } from '../support/language-marks.ts'
import { setUpInstance } from '../support/servers/set-up.ts'
import { hrefOf, english } from '@/lib/messages/messages'

// On a copy: other tests open every page, and expect the sample content.
const instance = setUpInstance('edits')
const { ask, textAt } = instance

test('a holiday of today and a notice of closure close the office, until they are withdrawn', async () => {
  const title = 'Closed for the storm'
  const day = schoolDay()
  const event = { event_date: day, event_kind: 'Holiday', event_title: title }
  const closures: [string, object][] = [
    ['calendar_date', { title, from: day, kind: 'Holiday' }],
    ['notification', { title: 'The storm', date: day, ...event }],
  ]
  const [closed = ''] = messages.quickAnswers.office.holiday
    .replace('{title}', title)
    .split(', opens')
  for (const [collection, row] of closures) {
    const { row: added, text } = await ask('POST', `/items/${collection}`, row)
    expect(added['id'], text).toBeDefined()
    const places = {
      '/': closed,
      '/Contact%20Us': closed,
      '/SchoolCalendar': title,
      '/calendar.ics': title,
      ...(collection === 'notification' && {
        [`/notices/${idOf(added)}`]: messages.notices.addToCalendar,
        [`/notices/${idOf(added)}/calendar.ics`]: title,
      }),
    }
    for (const isThere of [true, false]) {
      const hidden = { status: 'archived' }
      if (!isThere) await ask('PATCH', `/items/${collection}/${idOf(added)}`, hidden)
      for (const [address, words] of Object.entries(places)) {
        const shows = async () => (await textAt(address)).includes(words)
        await expect.poll(shows, { message: address }).toBe(isThere)
      }
    }
  }
})

type Field = (typeof collections)[number]['fields'][number]

/** Free text: a field with a rule allows digits or addresses only. */
const isText = ({ field, meta, read }: Field) =>
  ['input', 'input-multiline', 'input-rich-text-html'].includes(String(meta['interface'])) &&
  !read &&
  !meta['hidden'] &&
  // Addresses, which only one page may have.
  field !== 'other_addresses'

/** Every text of the website in the CMS: the address of its rows, and its fields. */
const TEXTS = [
  ...collections
    .filter(({ collection }) => CONTENT_COLLECTIONS.includes(collection))
    .map(({ collection, fields }) => {
      const texts = fields.filter((field) => /^(string|text)$/.test(field.type) && isText(field))
      return [`/items/${collection}`, texts.map(({ field }) => field)] as const
    }),
  ['/files', ['title', 'description']] as const,
].filter(([, fields]) => fields.length > 0)

/** Pages that show these texts. */
const SHOWING = [
  '/',
  '/notices',
  '/notices/1',
  '/notices/archive/2026',
  '/Faculty',
  '/Trust',
  '/House',
  '/Club',
  '/Gallery',
  '/Disclosure',
  '/Curriculum',
  '/exam-center',
  '/site-map',
  '/search?q=sports',
  '/FeePaymentRules',
  '/Contact%20Us',
  '/notices/feed.xml',
  '/calendar.ics',
]
// Short: the name of a class has 20 characters.
const HINDI = 'नीला'
const BENGALI = 'সবুজ'

/** In characters. */
function maxOf(path: string, field: string): number {
  const { fields = [] } = collections.find((each) => path === `/items/${each.collection}`) ?? {}
  return Number(fields.find((each) => each.field === field)?.schema?.['max_length'] ?? Infinity)
}

async function writeEverywhere(): Promise<void> {
  for (const [path, fields] of TEXTS) {
    const { rows, row: single } = await ask(
      'GET',
      `${path}?limit=-1&fields=${['id', ...fields].join()}`,
    )
    const changes = (rows.length > 0 ? rows : [single]).map((row) => {
      const texts: Row = rows.length > 0 ? { id: row['id'] } : {}
      for (const field of fields) {
        const text = row[field]
        const added = `${HINDI}, ${BENGALI}`
        const longer = `${typeof text === 'string' ? text : ''} ${added}`
        texts[field] = [...longer].length > maxOf(path, field) ? added : longer
      }
      return texts
    })
    const changed = await ask('PATCH', path, rows.length > 0 ? changes : changes[0])
    expect(changed.status, `${path} ${changed.text}`).toBe(200)
  }
}

test('every passage in Hindi and Bengali is marked with its language', async () => {
  await writeEverywhere()
  for (const path of SHOWING) {
    const shows = async () => (await textAt(path)).includes(HINDI)
    await expect.poll(shows, { message: path }).toBe(true)
  }
  const isPage = (path: string) => !/\.(xml|ics)$/.test(path)
  const questions = [`/search?q=${encodeURIComponent(`${HINDI} ${BENGALI}`)}`, '/no-such-page']
  for (const path of [
    ...pages.map((each) => hrefOf(english, each)),
    ...SHOWING.filter(isPage),
    ...questions,
  ])
    expect.soft(unmarked(parse(await textAt(path))), path).toEqual([])
  expect.soft(unmarked(parse(await textAt('/hi'))), '/hi').toEqual([])
  expect.soft(unmarkedInFeed(await textAt('/notices/feed.xml'))).toEqual([])
  expect.soft(await textAt('/calendar.ics')).toMatch(/^NAME;LANGUAGE=hi:/m)
  // The control: the function finds a passage without its language, and a picture.
  expect(unmarked(parse(`<p lang="bn">${HINDI}</p><img alt="${BENGALI}">`))).toEqual([
    HINDI,
    BENGALI,
  ])
  expect(unmarkedInFeed(`<feed><title>${HINDI}</title></feed>`)).toEqual([HINDI])
})
