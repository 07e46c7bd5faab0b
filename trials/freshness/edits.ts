import { hrefOf } from '../../lib/format/href.ts'
import { pages } from 'school-schema/sample-pages'
import { versionAt } from '../../lib/format/file.ts'
import type { EditorClient } from '../lib/editor.ts'
import { pick, type Random } from '../lib/random.ts'

/** What a page must show, or must not show any more, after an edit. */
export type Expected = { address: string; has?: string; lacks?: string; status?: number }

export type Edit = { kind: string; expected: Expected[] }

/** A notice of this run; its date is far in the future, so that the home page shows it. */
type Notice = { id: number; title: string; isPublished: boolean }

const DATE = '2031-01-01'
/** So few that the home page shows all of them. */
const MAX_NOTICES = 4

/** Makes random edits. */
export function createEditor(client: EditorClient, random: Random) {
  const notices: Notice[] = []
  let count = 0
  let circular: { noticeId: number; file: string } | undefined
  const unique = (what: string) => `${what} ${(count += 1)} of ${Math.floor(random() * 1e9)}`
  const create = async (row: object) =>
    Number((await client.ask('POST', '/items/notification', row)).id)
  const update = (path: string, row: object) => client.ask('PATCH', path, row)

  async function createNotice(): Promise<Edit> {
    const title = unique('Notice')
    const id = await create({ title, date: DATE })
    const notice = { id, title, isPublished: true }
    notices.push(notice)
    const listed = { address: '/sitemap.xml', has: `/notices/${id}<` }
    const shown = addressesOf(notice).map((address) => ({ address, has: title }))
    return { kind: 'create', expected: [...shown, listed] }
  }

  async function retitle(notice: Notice): Promise<Edit> {
    const [lacks, has] = [notice.title, unique('Notice')]
    await update(`/items/notification/${notice.id}`, { title: has })
    notice.title = has
    return {
      kind: 'edit',
      expected: addressesOf(notice).map((address) => ({ address, has, lacks })),
    }
  }

  async function toggle(notice: Notice): Promise<Edit> {
    notice.isPublished = !notice.isPublished
    const status = notice.isPublished ? 'published' : 'archived'
    await update(`/items/notification/${notice.id}`, { status })
    return { kind: notice.isPublished ? 'publish' : 'unpublish', expected: presenceOf(notice) }
  }

  async function remove(notice: Notice): Promise<Edit> {
    await client.ask('DELETE', `/items/notification/${notice.id}`)
    notices.splice(notices.indexOf(notice), 1)
    return { kind: 'delete', expected: presenceOf({ ...notice, isPublished: false }) }
  }

  async function replaceFile(): Promise<Edit> {
    const body = `%PDF-1.4 ${unique('Circular')}`
    if (!circular) {
      const file = String((await client.upload(body)).id)
      const row = { title: unique('Notice with a file'), date: '2030-01-01', file }
      circular = { noticeId: await create(row), file }
    }
    const changed = await client.upload(body, circular.file)
    const version = `v=${versionAt(String(changed['modified_on']))}`
    const expected = [{ address: `/notices/${circular.noticeId}`, has: version }]
    return { kind: 'replace a file', expected }
  }

  async function setting(): Promise<Edit> {
    // No Indian mobile number begins with 0.
    const phone = String(Math.floor(random() * 1e9)).padStart(10, '0')
    await update('/items/school', { phone })
    const expected = pages.map((page) => ({ address: hrefOf(page), has: phone }))
    return { kind: 'setting', expected }
  }

  /** Changes the text of the first row of a query, which a page shows. */
  const words =
    (kind: string, collection: string, query: string, field: string, address: string) =>
    async (): Promise<Edit> => {
      const { id } = await client.ask('GET', `/items/${collection}?limit=1&fields=id&${query}`)
      const has = unique('Words')
      await update(`/items/${collection}/${id}`, { [field]: has })
      return { kind, expected: [{ address, has }] }
    }
  const teacher = words('teacher', 'faculty', 'sort=id', 'qualification', '/Faculty')
  const member = words('member', 'person', 'filter[body][_eq]=trust', 'designation', '/Trust')
  const captain = words('captain', 'team', 'filter[kind][_eq]=house', 'captain', '/House')
  // The newest one, as the home page shows only a few.
  const heading = words('heading', 'heading', 'sort=-date_created,-id', 'title', '/')
  const section = words('section', 'section', 'sort=sort', 'label', '/')
  const date = words('calendar', 'calendar_date', 'sort=id', 'title', '/SchoolCalendar')
  const curriculum = 'filter[page_name][_eq]=curriculum'
  const pageText = words('page text', 'pages', curriculum, 'content', '/Curriculum')

  const rowsOfPages = [teacher, member, captain, section, date, heading, pageText]

  return {
    /** Any edit. */
    edit: (): Promise<Edit> => {
      const [oldest] = notices
      if (oldest && notices.length >= MAX_NOTICES) return remove(oldest)
      const some = oldest && pick(random, notices)
      const ofNotice = [
        ...(some ? [() => toggle(some)] : []),
        ...(some?.isPublished ? [() => retitle(some)] : []),
      ]
      const often = [createNotice, ...ofNotice, replaceFile, ...rowsOfPages]
      // A setting is shown on every page, so it is changed less often.
      return pick(random, [setting, ...often, ...often, ...often])()
    },
    /** An edit that can be repeated if it is not known whether it was made. */
    editRepeatable: () => pick(random, [setting, ...rowsOfPages])(),
  }
}

const addressesOf = ({ id }: Notice) => ['/', '/notices', `/notices/${id}`]

const presenceOf = ({ id, title, isPublished }: Notice): Expected[] => [
  ...['/', '/notices'].map((address) =>
    isPublished ? { address, has: title } : { address, lacks: title },
  ),
  { address: `/notices/${id}`, status: isPublished ? 200 : 404 },
]
