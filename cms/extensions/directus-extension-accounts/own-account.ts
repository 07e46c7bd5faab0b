import { refusal } from '../../refusal.ts'

/** By what somebody signs in, or could sign in later. */
const SIGN_IN = ['password', 'email', 'token']

type Change = { payload: object; keys: readonly unknown[]; user: string | null | undefined }

/**
 * Refuses to change by what one signs in oneself: whoever finds a computer signed in has not the
 * password that is there, and the Studio's form has no place to ask for it. The page `/account` does.
 */
export function refuseOwn({ payload, keys, user }: Change, accountPage: string): void {
  if (!user || !keys.includes(user)) return
  const changed = SIGN_IN.filter((field) => field in payload)
  if (changed.length === 0) return
  throw refusal(
    `By what you sign in yourself you change at ${accountPage}, which asks for the password that you have. A token of your own is for another administrator to give out.`,
  )
}
