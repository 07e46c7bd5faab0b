import { idleForm, type FormState } from '@/lib/enquiry/form'

export type FormAction = (state: FormState, form: FormData) => Promise<FormState>

/** Longest wait for the answer, in milliseconds; the server answers within a few seconds. */
const DEADLINE_MS = 20_000

/**
 * Sends a form to its server action; null when no answer of the site comes back. The framework posts an
 * action by the global `fetch`, without a deadline, and holds back navigation and the next action until
 * this one has an answer (`server-action-reducer.js`): so its request gets a deadline here.
 */
export async function sendForm(action: FormAction, form: FormData): Promise<FormState | null> {
  const fetch = window.fetch.bind(window)
  window.fetch = (input, init) =>
    new Headers(init?.headers).has('next-action')
      ? fetch(input, { ...init, signal: AbortSignal.timeout(DEADLINE_MS) })
      : fetch(input, init)
  try {
    return await action(idleForm, form)
  } catch {
    return null
  } finally {
    window.fetch = fetch
  }
}
