import { WRITTEN_FIELD, type FormState } from '@/lib/enquiry/form'
import { deleteKept, type KeptEnquiry } from './kept'
import { postFields } from './send-form'

/** Sends a kept enquiry; it stays on the device unless it was taken. */
export async function sendKept(enquiry: KeptEnquiry): Promise<FormState | null> {
  const body = new FormData()
  for (const [name, value] of enquiry.fields) body.set(name, value)
  body.set(WRITTEN_FIELD, String(enquiry.writtenAt))
  const state = await postFields(enquiry.formId, enquiry.path, body)
  if (state?.status === 'sent') deleteKept(enquiry)
  return state
}
