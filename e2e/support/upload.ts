import { readFileSync } from 'node:fs'
import path from 'node:path'
import { requireEnv } from './require-env.ts'

/** Puts one of the sample files into the CMS under a new id, as an editor's upload would. */
export async function uploadSample(name: string, type: string): Promise<string> {
  const bytes = readFileSync(path.join(import.meta.dirname, '../../cms/sample/files', name))
  const form = new FormData()
  form.set('title', name)
  form.set('file', new File([bytes], name, { type }))
  const answer = await fetch(`${requireEnv('E2E_CMS_URL')}/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${requireEnv('E2E_CMS_ADMIN_TOKEN')}` },
    body: form,
  })
  const { data } = (await answer.json()) as { data: { id: string } }
  return data.id
}
