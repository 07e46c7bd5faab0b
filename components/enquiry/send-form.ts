import { removeOfflineMark } from '@/lib/browser'
import { idleForm, type FormState } from '@/lib/enquiry/form'

/** The request is aborted after this time in milliseconds; the server responds within a few seconds. */
const DEADLINE_MS = 20_000

/** The same with a file: 8 MB take five minutes on a slow line. */
const FILE_DEADLINE_MS = 300_000

/**
 * Posts the fields of the form with this id as the browser would, so that the server action answers
 * with the page; returns the state of the form in it. Null if the site does not respond; `gone` if no form is there any more.
 */
export async function postFields(
  id: string,
  path: string,
  body: FormData,
): Promise<FormState | null> {
  try {
    const hasFile = [...body.values()].some((value) => (value as File).size > 0)
    const signal = AbortSignal.timeout(hasFile ? FILE_DEADLINE_MS : DEADLINE_MS)
    const answer = await fetch(path, { method: 'POST', body, signal })
    removeOfflineMark()
    if (answer.status === 404) return { ...idleForm, status: 'gone' }
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const state = page.getElementById(id)?.dataset['state']
    return state ? (JSON.parse(state) as FormState) : null
  } catch {
    return null
  }
}
