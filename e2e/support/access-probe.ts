import { isRow, request, type Sender } from '../../cms/setup/client.ts'

/** A sender with the id of their account. */
export type Person = Sender & { id: string }

/** A collection for the probe. */
export type Target = {
  collection: string
  isSingleton: boolean
  /** The field of its primary key. */
  key: string
  /** A row that somebody else created, and one that is the sender's own. */
  existing: string
  own?: string | undefined
  /** Whether writes are omitted: they could not be undone, or would leave this machine. */
  isReadOnly: boolean
  /** How many rows the administrator sees. */
  total: number
}

const SYSTEM = 'directus_'
const isSystem = (collection: string) => collection.startsWith(SYSTEM)

/** The path of a collection in the REST API. */
export const pathOf = (collection: string): string =>
  isSystem(collection) ? `/${collection.slice(SYSTEM.length)}` : `/items/${collection}`

const countOf = (data: unknown): number => {
  if (Array.isArray(data)) return data.length
  return isRow(data) && Object.keys(data).length > 0 ? 1 : 0
}

const readLetter = (count: number, { total }: Target): string => {
  if (count === 0) return ''
  return count >= total ? 'R' : 'r'
}

/**
 * What a sender may do with a collection by REST: `C`, `R`, `U` and `D` for all rows, lower case
 * for their own or some of them. Allowed writes are executed.
 */
export async function probe(url: string, sender: Person, target: Target): Promise<string> {
  const { collection, key, existing, own, isSingleton } = target
  const path = pathOf(collection)
  const rest = (method: string, at: string, body?: object) => request(url, sender, method, at, body)
  const isAllowed = async (method: string, at: string, body?: object) =>
    ![401, 403, 404].includes((await rest(method, at, body)).status)
  const onRow = async (letter: string, method: string, body?: object) => {
    if (isSingleton)
      return method === 'PATCH' && (await isAllowed(method, path, body)) ? letter : ''
    if (await isAllowed(method, `${path}/${existing}`, body)) return letter
    const isOwn = own !== undefined && (await isAllowed(method, `${path}/${own}`, body))
    return isOwn ? letter.toLowerCase() : ''
  }
  const read = await rest('GET', `${path}?limit=-1&fields=${key}`)
  if (target.isReadOnly) return readLetter(countOf(read.data), target)
  const created = neededFields(collection, sender) ?? { [key]: existing }
  return [
    (await isAllowed('POST', path, created)) ? 'C' : '',
    readLetter(countOf(read.data), target),
    // The free tier checks the fields of a permission first.
    await onRow('U', 'PATCH', collection === 'directus_permissions' ? created : {}),
    await onRow('D', 'DELETE'),
  ].join('')
}

/** An upload, as files cannot be created otherwise. */
function upload(): FormData {
  const form = new FormData()
  form.set('file', new File(['%PDF-1.4\n'], 'a.pdf', { type: 'application/pdf' }))
  return form
}

/** What Directus and the extensions require before they check the permissions. */
function neededFields(collection: string, { id }: Person): object | undefined {
  const rule = { collection: 'pages', action: 'read', fields: ['*'] }
  const needed: Record<string, object> = {
    admission: {},
    admission_form: {},
    form_answer: {},
    directus_files: upload(),
    directus_folders: { name: 'A test' },
    directus_comments: { comment: 'A test', collection: 'directus_users', item: id },
    directus_translations: { key: 'a_test', language: 'en-GB', value: 'A test' },
    directus_permissions: rule,
    directus_shares: { collection: 'pages', item: '1' },
  }
  return needed[collection]
}

/** The fields of a row that a sender may set: their changes reach the database, which refuses them. */
export async function probeFields(
  url: string,
  { admin, sender }: { admin: Person; sender: Person },
  collection: string,
  id: string,
): Promise<string[]> {
  const path = `${pathOf(collection)}/${id}`
  const { row } = await request(url, admin, 'GET', path)
  const { data } = await request(url, admin, 'GET', `/fields/${collection}`)
  const columns = (Array.isArray(data) ? data : []).filter(isRow)
  const found: string[] = []
  for (const { field, type } of columns) {
    const name = String(field)
    if (type === 'alias') continue
    // A password is never read.
    const value = name === 'password' ? 'kites above the school' : row[name]
    const { status } = await request(url, sender, 'PATCH', path, { [name]: value })
    if (![400, 403].includes(status)) found.push(name)
  }
  return found
}
