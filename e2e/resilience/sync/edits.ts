import { hrefOf } from '../../../content/pages/page.ts'
import { pages } from '../../../content/pages/index.ts'
import type { EditorClient } from '../editor-client.ts'
import type { Expected } from '../flow.ts'
import { pick, type Random } from '../random.ts'

export type Edit = { kind: string; expected: Expected[] }

/** A notice that the run created; its date is far in the future, so that the home page shows it. */
type Notice = { id: number; title: string; isPublished: boolean }

const DATE = '2031-01-01'
/** The home page shows so few of the newest that all of ours are among them. */
const MOST_NOTICES = 4

/** Makes one random edit after another. */
export function createEditor(client: EditorClient, random: Random) {
  const notices: Notice[] = []
  let count = 0
  let circular: { address: string; file: string } | undefined
  const unique = (what: string) => `${what} ${(count += 1)} of ${Math.floor(random() * 1e9)}`
  const create = async (row: object) =>
    Number((await client.ask('POST', '/items/notification', row)).id)
  const update = (path: string, row: object) => client.ask('PATCH', `/items/${path}`, row)

  async function createNotice(): Promise<Edit> {
    const title = unique('Notice')
    const notice = { id: await create({ title, date: DATE }), title, isPublished: true }
    notices.push(notice)
    const listed = { address: '/sitemap.xml', has: `/notices/${notice.id}<` }
    return { kind: 'create', expected: [...presenceOf(notice), listed] }
  }

  async function retitle(notice: Notice): Promise<Edit> {
    const lacks = notice.title
    notice.title = unique('Notice')
    await update(`notification/${notice.id}`, { title: notice.title })
    return { kind: 'edit', expected: presenceOf(notice).map((each) => ({ ...each, lacks })) }
  }

  async function toggle(notice: Notice): Promise<Edit> {
    notice.isPublished = !notice.isPublished
    const status = notice.isPublished ? 'published' : 'archived'
    await update(`notification/${notice.id}`, { status })
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
      const id = await create({ title: unique('Notice with a file'), date: '2030-01-01', file })
      circular = { address: `/notices/${id}`, file }
    }
    const changed = await client.upload(body, circular.file)
    const has = `v=${Date.parse(String(changed['modified_on'])) / 1000}`
    return { kind: 'replace a file', expected: [{ address: circular.address, has }] }
  }

  async function setting(): Promise<Edit> {
    // No Indian mobile number begins with 0.
    const has = String(Math.floor(random() * 1e9)).padStart(10, '0')
    await update('school', { phone: has })
    return { kind: 'setting', expected: pages.map((page) => ({ address: hrefOf(page), has })) }
  }

  /** Another text of the row that a query finds. */
  const textEdit =
    (kind: string, collection: string, query: string, field: string, address: string) =>
    async (): Promise<Edit> => {
      const { id } = await client.ask('GET', `/items/${collection}?fields=id&${query}`)
      const has = unique('Words')
      await update(`${collection}/${String(id)}`, { [field]: has })
      return { kind, expected: [{ address, has }] }
    }
  const curriculum = 'filter[page_name][_eq]=curriculum'
  const texts = [
    textEdit('teacher', 'faculty', 'filter[id][_eq]=1', 'qualification', '/Faculty'),
    // The newest, as the home page shows only a few.
    textEdit('heading', 'heading', 'sort=-date_created,-id&limit=1', 'title', '/'),
    textEdit('page text', 'pages', curriculum, 'content', '/Curriculum'),
  ]

  return {
    /** Any edit. */
    edit(): Promise<Edit> {
      const [oldest] = notices
      if (oldest && notices.length >= MOST_NOTICES) return remove(oldest)
      const some = oldest && pick(random, [oldest, ...notices.slice(1)])
      const ofNotice = [
        ...(some ? [() => toggle(some)] : []),
        ...(some?.isPublished ? [() => retitle(some)] : []),
      ]
      const often = [createNotice, ...ofNotice, replaceFile, ...texts]
      // A setting shows on every page; it changes seldom.
      return pick(random, [setting, ...often, ...often, ...often])()
    },
    /** An edit that can be made again if it is not known whether it was made. */
    editRepeatable: () => pick(random, [setting, ...texts])(),
  }
}

const presenceOf = ({ id, title, isPublished }: Notice): Expected[] => [
  ...['/', '/notices'].map((address) =>
    isPublished ? { address, has: title } : { address, lacks: title },
  ),
  { address: `/notices/${id}`, ...(isPublished ? { has: title } : { status: 404 }) },
]
