import { requireEnv } from './require-env.ts'

/** Asks the CMS as whoever has this token, and takes whatever it answers. */
export async function call(token: string | null, method: string, path: string, body?: unknown) {
  const response = await fetch(requireEnv('E2E_CMS_URL') + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  const answer: unknown = isJson ? JSON.parse(text) : null
  const data = isRow(answer) ? answer['data'] : null
  return {
    status: response.status,
    text,
    row: isRow(data) ? data : {},
    rows: Array.isArray(data) ? data.filter(isRow) : [],
  }
}

export function idOf(row: Record<string, unknown> | undefined): string {
  return String(row?.['id'])
}

export function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
