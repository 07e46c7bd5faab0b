import { isFormState, type FormState } from '@/lib/enquiry/form-state'

/** Longest wait for the answer; the server waits three seconds at most for the CMS. */
const DEADLINE_MS = 20_000

/** Posts the details of a form. Answers null when no answer of the site came back. */
export async function postEnquiry(address: string, details: FormData): Promise<FormState | null> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(details)),
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
    const answer: unknown = await response.json()
    return isFormState(answer) ? answer : null
  } catch {
    return null
  }
}
