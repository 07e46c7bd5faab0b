export type Request = {
  method: string
  originalUrl: string
  ip?: string
  accountability?: { user?: string | null; ip?: string | null } | null
}
export type Response = {
  statusCode: number
  on: (event: 'finish', listener: () => void) => void
}

const REFUSALS = [401, 403]
const LONGEST_PATH = 200

/** Hears of every answer that refuses somebody something, and tells who wanted what. */
export function hearRefusals(
  request: Request,
  response: Response,
  tell: (line: string) => void,
): void {
  response.on('finish', () => {
    if (REFUSALS.includes(response.statusCode)) tell(refusedLine(request, response.statusCode))
  })
}

// Without the query: what somebody looked for may be in it.
function refusedLine({ method, originalUrl, ip, accountability }: Request, status: number): string {
  const path = originalUrl.split('?', 1).join('').slice(0, LONGEST_PATH)
  const from = accountability?.ip ?? ip ?? null
  return JSON.stringify({
    ...{ event: 'refused', status, method, path, from },
    user: accountability?.user ?? null,
  })
}
