/** What Directus tells of a sign-in; there is more in it, the password above all. */
export type SignIn = { status?: unknown; user?: unknown; provider?: unknown }
export type From = { accountability?: { ip?: string | null } | null }

/** The line for the log: who by the key of the account, from where, and how it went. */
export function lineOf({ status, user, provider }: SignIn, { accountability }: From): string {
  return JSON.stringify({
    event: status === 'success' ? 'signed-in' : 'sign-in-failed',
    user: typeof user === 'string' ? user : null,
    by: typeof provider === 'string' ? provider : null,
    from: accountability?.ip ?? null,
  })
}
