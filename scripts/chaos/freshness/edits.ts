import { hrefOf } from '../../../content/pages/page.ts'
import { pages } from '../../../content/pages/index.ts'
import { pick, type Random } from '../random.ts'
import type { Desk } from './desk.ts'

/** What a page must come to show, or no longer show, after an edit. */
export type Expected = { address: string; has?: string; lacks?: string; status?: number }

export type Edit = { kind: string; expected: Expected[] }

/** A notice of the run's own; its day is far ahead, so that it stands on the home page. */
type Notice = { id: number; title: string; isShown: boolean }

const DAY = '2031-01-01'
/** The home page shows so few of the newest that all of ours stand there. */
const MOST_NOTICES = 4

const wherever = (notice: Notice, ...elsewhere: string[]) => [
  '/',
  '/notices',
  `/notices/${notice.id}`,
  ...elsewhere,
]

/** Makes one edit after another, each of a kind that chance chooses. */
export function createEditor(desk: Desk, random: Random) {
  const notices: Notice[] = []
  let count = 0
  let paper: { notice: Notice; file: string } | undefined
  const mark = (what: string) => `${what} ${(count += 1)} of ${Math.floor(random() * 1e9)}`

  async function create(): Promise<Edit> {
    const title = mark('Notice')
    const { id } = await desk.ask('POST', '/items/notification', { title, date: DAY })
    const notice = { id: Number(id), title, isShown: true }
    notices.push(notice)
    const shown = wherever(notice).map((address) => ({ address, has: title }))
    const listed = { address: '/sitemap.xml', has: `/notices/${notice.id}<` }
    return { kind: 'create', expected: [...shown, listed] }
  }

  async function retitle(notice: Notice): Promise<Edit> {
    const [before, title] = [notice.title, mark('Notice')]
    await desk.ask('PATCH', `/items/notification/${notice.id}`, { title })
    notice.title = title
    const expected = wherever(notice).map((address) => ({ address, has: title, lacks: before }))
    return { kind: 'edit', expected }
  }

  async function toggle(notice: Notice): Promise<Edit> {
    const isShown = !notice.isShown
    const status = isShown ? 'published' : 'archived'
    await desk.ask('PATCH', `/items/notification/${notice.id}`, { status })
    notice.isShown = isShown
    return { kind: isShown ? 'publish' : 'unpublish', expected: presence(notice) }
  }

  async function remove(notice: Notice): Promise<Edit> {
    await desk.ask('DELETE', `/items/notification/${notice.id}`)
    notices.splice(notices.indexOf(notice), 1)
    return { kind: 'delete', expected: presence({ ...notice, isShown: false }) }
  }

  async function replaceFile(): Promise<Edit> {
    const body = `%PDF-1.4 ${mark('Circular')}`
    if (!paper) {
      const file = String((await desk.upload(body)).id)
      const title = mark('Notice with a paper')
      const row = { title, date: '2030-01-01', file }
      const { id } = await desk.ask('POST', '/items/notification', row)
      paper = { notice: { id: Number(id), title, isShown: true }, file }
    }
    const changed = await desk.upload(body, paper.file)
    const version = `v=${Date.parse(String(changed['modified_on'])) / 1000}`
    const shown = { address: `/notices/${paper.notice.id}`, has: version }
    return { kind: 'replace a file', expected: [shown] }
  }

  async function change(
    kind: string,
    method: string,
    path: string,
    row: (words: string) => unknown,
    addresses: string[],
  ): Promise<Edit> {
    const words = mark('Words')
    await desk.ask(method, path, row(words))
    return { kind, expected: addresses.map((address) => ({ address, has: words })) }
  }

  async function setting(): Promise<Edit> {
    // No Indian mobile begins with 0.
    const phone = String(Math.floor(random() * 1e9)).padStart(10, '0')
    await desk.ask('PATCH', '/items/school', { phone })
    return {
      kind: 'setting',
      expected: pages.map((page) => ({ address: hrefOf(page), has: phone })),
    }
  }
  const teacher = () =>
    change('teacher', 'PATCH', '/items/faculty/1', (qualification) => ({ qualification }), [
      '/Faculty',
    ])
  async function heading(): Promise<Edit> {
    // The newest: the home page shows so many.
    const { id } = await desk.ask('GET', '/items/heading?sort=-date_created,-id&limit=1&fields=id')
    return change('heading', 'PATCH', `/items/heading/${id}`, (title) => ({ title }), ['/'])
  }

  async function pageText(): Promise<Edit> {
    const query = 'filter[page_name][_eq]=curriculum&fields=id'
    const { id } = await desk.ask('GET', `/items/pages?${query}`)
    const row = (words: string) => ({ content: `<p>${words}</p>` })
    return change('page text', 'PATCH', `/items/pages/${id}`, row, ['/Curriculum'])
  }

  return {
    /** Any edit. */
    edit(): Promise<Edit> {
      const [oldest] = notices
      if (notices.length >= MOST_NOTICES && oldest) return remove(oldest)
      const some = notices.length > 0 ? pick(random, notices as [Notice]) : undefined
      const shown = some?.isShown ? some : undefined
      const ofNotice = [
        ...(some ? [() => toggle(some)] : []),
        ...(shown ? [() => retitle(shown)] : []),
      ]
      const often = [create, ...ofNotice, replaceFile, teacher, heading, pageText]
      // A setting shows on every page; a school changes one in many edits.
      return pick(random, [setting, ...often, ...often, ...often])()
    },
    /** An edit that can be made again when it is not known whether it was made. */
    async editAgain(): Promise<Edit> {
      return pick(random, [setting, teacher, heading, pageText] as const)()
    },
  }
}

const presence = (notice: Notice): Expected[] => [
  ...['/', '/notices'].map((address) =>
    notice.isShown ? { address, has: notice.title } : { address, lacks: notice.title },
  ),
  { address: `/notices/${notice.id}`, status: notice.isShown ? 200 : 404 },
]
