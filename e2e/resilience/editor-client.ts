import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

const row = z.looseObject({ id: z.union([z.number(), z.string()]).optional() })
const response = z.object({
  data: z.union([row, z.array(row).transform(([first]) => first ?? {})]),
})
const written = z.object({ data: z.array(z.object({ id: z.number() })) })

type Row = z.infer<typeof row>

/** Directus refuses a request unread while its event loop is late, as it may be beside another test. */
const OVERLOADED = 503
const RETRY_MS = 500
const MOST_RETRIES = 20

/** Writes to the CMS as an editor does; each method throws when the CMS refuses. */
export type EditorClient = {
  /** Returns the row, or the first of a list. */
  ask: (method: string, path: string, body?: unknown) => Promise<Row>
  /** Writes many rows at once and returns their ids. */
  writeMany: (path: string, rows: readonly unknown[]) => Promise<number[]>
  /** Replaces the bytes of a file, as "replace file" in the Studio does; without an id, a new file. */
  upload: (bytes: string, id?: string) => Promise<Row>
}

/** With the administrator's token, as the CMS limits how often an editor may sign in. */
export function connectEditor(cmsUrl: string, token: string): EditorClient {
  const send = async (
    method: string,
    path: string,
    body: BodyInit | null,
    type?: string,
  ): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) }
    let answer = await fetch(cmsUrl + path, { method, headers, body })
    for (let retries = 0; answer.status === OVERLOADED && retries < MOST_RETRIES; retries += 1) {
      await pause(RETRY_MS)
      answer = await fetch(cmsUrl + path, { method, headers, body })
    }
    if (!answer.ok) throw new Error(`The CMS answered ${answer.status} to ${method} ${path}.`)
    return answer.status === 204 ? { data: {} } : answer.json()
  }
  const sendJson = (method: string, path: string, body?: unknown) =>
    send(method, path, body === undefined ? null : JSON.stringify(body), 'application/json')
  return {
    ask: async (method, path, body) => response.parse(await sendJson(method, path, body)).data,
    async writeMany(path, rows) {
      const { data } = written.parse(await sendJson('POST', `${path}?fields=id`, rows))
      return data.map(({ id }) => id)
    },
    async upload(bytes, id) {
      const form = new FormData()
      form.set('title', 'Circular')
      form.set('file', new File([bytes], 'circular.pdf', { type: 'application/pdf' }))
      const [method, path] = id ? ['PATCH', `/files/${id}`] : ['POST', '/files']
      return response.parse(await send(method ?? '', path ?? '', form)).data
    },
  }
}
