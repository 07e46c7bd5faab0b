import { z } from 'zod'

/** An editor's way into the CMS. */
export type Desk = {
  ask: (method: string, path: string, body?: unknown) => Promise<Row>
  /** Writes many rows at once and answers their numbers. */
  writeMany: (path: string, rows: readonly unknown[]) => Promise<number[]>
  /** Gives a file other bytes, as "replace file" in the Studio does; without an id, a new file. */
  upload: (bytes: string, id?: string) => Promise<Row>
}

const row = z.looseObject({ id: z.union([z.number(), z.string()]).optional() })
type Row = z.infer<typeof row>

const answer = z.object({ data: z.union([row, z.array(row).transform(([first]) => first ?? {})]) })

const numbers = z.object({ data: z.array(z.object({ id: z.number() })) })

/** The administrator's own, as the CMS limits how often an editor may sign in. */
export function openDesk(cmsUrl: string, token: string): Desk {
  const authorization = `Bearer ${token}`
  const bodyOf = async (response: Response): Promise<unknown> => {
    if (!response.ok) throw new Error(`The CMS answered ${response.status}`)
    return response.status === 204 ? { data: {} } : response.json()
  }
  const read = async (response: Response) => answer.parse(await bodyOf(response)).data
  const send = (method: string, path: string, body?: unknown) => {
    const headers = { authorization, 'content-type': 'application/json' }
    const sent = body === undefined ? null : JSON.stringify(body)
    return fetch(cmsUrl + path, { method, headers, body: sent })
  }
  return {
    ask: async (method, path, body) => read(await send(method, path, body)),
    async writeMany(path, rows) {
      const response = await send('POST', `${path}?fields=id`, rows)
      return numbers.parse(await bodyOf(response)).data.map(({ id }) => id)
    },
    async upload(bytes, id) {
      const form = new FormData()
      form.set('title', 'Circular')
      form.set('file', new File([bytes], 'circular.pdf', { type: 'application/pdf' }))
      const [method, path] = id ? ['PATCH', `/files/${id}`] : ['POST', '/files']
      return read(await fetch(cmsUrl + path, { method, headers: { authorization }, body: form }))
    },
  }
}
