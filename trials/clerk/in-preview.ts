import { expect, type Page } from 'playwright/test'
import { askCms, listItems } from '../../e2e/support/cms.ts'
import { requireEnv } from '../../e2e/support/require-env.ts'
import { startClerk, type Clerk } from './clerk.ts'

/** A change where it is seen: a page, what is pointed at, what is done then, and what a visitor reads afterwards. */
type Seen = {
  page: string
  mark: string
  change: (clerk: Clerk) => Promise<void>
  text: string
}

const marked = (collection: string, id: unknown, fields = '') =>
  `[data-directus^="collection:${collection};item:${String(id)};fields:${fields}"]`

/** The tasks of the guide that change what a page shows, by their headings. */
async function listSeen(): Promise<Record<string, Seen>> {
  const idOf = async (collection: string, column: string, value: string) =>
    (await listItems(collection, column, value))[0]?.['id']
  const write = (label: string, value: string) => (clerk: Clerk) => clerk.write(label, value)
  const own = '/items/notification?filter[title][_starts_with]=Sports day moved&sort=-id&limit=1'
  const notice = (await askCms('GET', own)).rows[0]?.['id']
  const noticePage = `/notices/${String(notice)}`
  const house = marked('team', await idOf('team', 'name', 'Surya House'), 'captain')
  const club = marked('team', await idOf('team', 'name', 'Heritage'), 'leader')
  const questions = marked('section', await idOf('section', 'title', 'Parents often ask'))
  const fee = marked('fee', await idOf('fee', 'class_name', 'LKG'), 'amount')
  const uniform = marked('pages', await idOf('pages', 'address', '/Uniform'), 'content')
  return {
    'Correct a notice': {
      page: noticePage,
      mark: marked('notification', notice, 'title'),
      change: write('Title', 'Sports day moved to Monday, 10 am'),
      text: 'Sports day moved to Monday, 10 am',
    },
    'Paste from Word': {
      page: noticePage,
      mark: marked('notification', notice, 'description'),
      change: write('Description', '<p>Bring a hat</p>'),
      text: 'Bring a hat',
    },
    'Change a fee': {
      page: '/FeePaymentRules',
      mark: fee,
      change: write('Amount', '8,377/-'),
      text: '>8,377<',
    },
    'Change the text of a page': {
      page: '/Uniform',
      mark: uniform,
      change: write('Content', 'White shoes on Friday'),
      text: 'White shoes on Friday',
    },
    'Change the telephone numbers': {
      page: '/',
      mark: marked('school', 1, 'phone'),
      change: write('Phone', '0353 000 0077'),
      text: 'tel:03530000077',
    },
    'Change the captain of a house': {
      page: '/House',
      mark: house,
      change: write('Captain', 'Meenakshi'),
      text: 'Meenakshi',
    },
    'Change the president of a club': {
      page: '/Club',
      mark: club,
      change: write('Leader', 'Mrs Sabitri Roy'),
      text: 'Mrs Sabitri Roy',
    },
    'Add a question to the home page': {
      page: '/',
      mark: questions,
      async change(clerk) {
        await clerk.press('Add one')
        await clerk.write('Title', 'Is there a canteen?')
        await clerk.write('Text', 'Yes.')
        await clerk.press('Save')
      },
      text: 'Is there a canteen?',
    },
  }
}

/** Does a task in the preview, with the page in sight as a visitor has it; returns its clicks, or null if it changes no page. */
export async function countInPreview(
  openTab: () => Promise<Page>,
  title: string,
): Promise<number | null> {
  const seen = (await listSeen())[title]
  if (!seen) return null
  const { page, mark, change, text } = seen
  const site = requireEnv('E2E_SITE_URL')
  const studio = await openTab()
  const clerk = await startClerk(studio, [])
  await studio.goto(`/admin/visual/${site}/preview/enter?collection=pages&id=${page}`)
  await clerk.point(mark)
  await change(clerk)
  await clerk.press('Save')
  await expect.poll(async () => (await fetch(site + page)).text()).toContain(text)
  await studio.close()
  return clerk.log.clicks
}
