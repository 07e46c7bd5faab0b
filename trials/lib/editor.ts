import { request, type Row } from '../../cms/setup/client.ts'
import { idOf } from '../../e2e/support/cms.ts'

export type EditorClient = ReturnType<typeof connectEditor>

/**
 * Writes to the CMS like an editor; each method throws if the CMS rejects the request. Uses the
 * administrator's token, as the CMS limits how often an editor may sign in.
 */
export function connectEditor(cmsUrl: string, token: string) {
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await request(cmsUrl, { token }, method, path, body)
    if (response.status < 300) return response
    throw new Error(`The CMS answered ${response.status} to ${method} ${path}.`)
  }
  const withId = (row: Row) => ({ ...row, id: idOf(row) })
  return {
    list: async (path: string) => (await send('GET', path)).rows,
    /** Returns the row, or the first of a list. */
    async ask(method: string, path: string, body?: unknown) {
      const { row, rows } = await send(method, path, body)
      return withId(rows[0] ?? row)
    },
    /** Writes many rows at once and returns their ids. */
    async writeMany(path: string, rows: readonly unknown[]) {
      const written = await send('POST', `${path}?fields=id`, rows)
      return written.rows.map(({ id }) => Number(id))
    },
    /** Replaces the content of a file, like "replace file" in the Studio; without an id, uploads a new file. */
    async upload(bytes: string, id?: string): Promise<Row & { id: string }> {
      const form = new FormData()
      form.set('title', 'Circular')
      form.set('file', new File([bytes], 'circular.pdf', { type: 'application/pdf' }))
      const written = id ? send('PATCH', `/files/${id}`, form) : send('POST', '/files', form)
      return withId((await written).row)
    },
  }
}
