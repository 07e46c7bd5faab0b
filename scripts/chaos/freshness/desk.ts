import { z } from 'zod'

/** An editor's way into the CMS. */
export type Desk = {
  ask: (method: string, path: string, body?: unknown) => Promise<Row>
  /** Gives a file other bytes, as "replace file" in the Studio does; without an id, a new file. */
  upload: (bytes: string, id?: string) => Promise<Row>
}

const row = z.looseObject({ id: z.union([z.number(), z.string()]).optional() })
type Row = z.infer<typeof row>

const answer = z.object({ data: z.union([row, z.array(row).transform(([first]) => first ?? {})]) })

/** The administrator's own, as the CMS limits how often an editor may sign in. */
export function openDesk(cmsUrl: string, token: string): Desk {
  const authorization = `Bearer ${token}`
  const read = async (response: Response): Promise<Row> => {
    if (!response.ok) throw new Error(`The CMS answered ${response.status}`)
    return response.status === 204 ? {} : answer.parse(await response.json()).data
  }
  return {
    async ask(method, path, body) {
      const headers = { authorization, 'content-type': 'application/json' }
      const sent = body === undefined ? null : JSON.stringify(body)
      return read(await fetch(cmsUrl + path, { method, headers, body: sent }))
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
