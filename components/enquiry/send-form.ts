import { removeOfflineMark } from '@/lib/browser/offline-mark'
import type { FormState } from '@/lib/enquiry/form'

/** The requests are aborted after this time in milliseconds; the server responds within a few seconds. */
const DEADLINE_MS = 20_000

/**
 * Posts the fields of the form with this id as the browser would, so that the server action answers
 * with the page; returns the state of the form in it. Null if the site does not respond.
 */
export async function postFields(
  id: string,
  path: string,
  body: FormData,
): Promise<FormState | null> {
  const post = (signal: AbortSignal) => postOnce(id, path, body, signal)
  const signal = AbortSignal.timeout(DEADLINE_MS)
  try {
    const first = await post(signal)
    if (first.state) return first.state
    // This page is older than the site, whose current form came back.
    for (const { name, value } of first.actionFields) body.set(name, value)
    return first.actionFields.length > 0 ? (await post(signal)).state : null
  } catch {
    return null
  }
}

/** The fields by which the framework finds the action of a post. */
const ACTION_FIELDS = 'input[name^="$ACTION"]'

async function postOnce(id: string, path: string, body: FormData, signal: AbortSignal) {
  const answer = await fetch(path, { method: 'POST', body, signal })
  removeOfflineMark()
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const form = page.getElementById(id)
  const state = form?.dataset['state']
  return {
    state: state ? (JSON.parse(state) as FormState) : null,
    actionFields: [...(form?.querySelectorAll<HTMLInputElement>(ACTION_FIELDS) ?? [])],
  }
}
