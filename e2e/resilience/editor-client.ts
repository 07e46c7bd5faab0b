import { setTimeout as pause } from 'node:timers/promises'

/** A row of a collection. */
export type Row = Record<string, unknown>

/** Writes to the CMS as an editor does; each method throws when the CMS refuses. */
export type EditorClient = {
  /** Returns the row, or the first of a list. */
  ask: (method: string, path: string, body?: unknown) => Promise<Row>
  list: (path: string) => Promise<Row[]>
  /** Writes many rows at once and returns them. */
  writeMany: (path: string, rows: readonly Row[]) => Promise<Row[]>
  /** Replaces the bytes of a file, as "replace file" in the Studio does; without an id, a new file. */
  upload: (bytes: string, id?: string) => Promise<Row>
}

const TRIES = 30
const RETRY_MS = 1_000

/** With the administrator's token, as the CMS limits how often an editor may sign in. */
export function connectEditor(cmsUrl: string, token: string): EditorClient {
  async function send(method: string, path: string, body?: unknown, tries = 1): Promise<Row[]> {
    const authorization = `Bearer ${token}`
    const response = await fetch(
      cmsUrl + path,
      body === undefined || body instanceof FormData
        ? { method, headers: { authorization }, body: body ?? null }
        : {
            method,
            headers: { authorization, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          },
    )
    const text = await response.text()
    // Under load the CMS turns requests away unread.
    if (response.status === 503 && tries < TRIES) {
      await pause(RETRY_MS)
      return send(method, path, body, tries + 1)
    }
    if (!response.ok)
      throw new Error(`The CMS answered ${response.status} to ${method} ${path}: ${text}`)
    const { data } = JSON.parse(text || '{"data":[]}') as { data: Row | Row[] }
    return [data].flat()
  }
  const ask: EditorClient['ask'] = async (method, path, body) =>
    (await send(method, path, body))[0] ?? {}
  return {
    ask,
    list: (path) => send('GET', path),
    writeMany: (path, rows) => send('POST', path, rows),
    upload(bytes, id) {
      const form = new FormData()
      form.set('title', 'Circular')
      form.set('file', new File([bytes], 'circular.pdf', { type: 'application/pdf' }))
      return id ? ask('PATCH', `/files/${id}`, form) : ask('POST', '/files', form)
    },
  }
}
