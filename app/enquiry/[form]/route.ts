import { z } from 'zod'
import { sendAdmissionEnquiry, sendQuickEnquiry } from '@/lib/enquiry/actions'
import { idleForm } from '@/lib/enquiry/form-state'
import { LARGEST_POST } from '@/lib/enquiry/text'
import { log } from '@/lib/log'

type Context = { params: Promise<{ form: string }> }

const actions = new Map([
  ['admission', sendQuickEnquiry],
  ['admission_form', sendAdmissionEnquiry],
])

const details = z.record(z.string(), z.string())

function refuse(status: number, reason: string): Response {
  log.warn({ event: 'post-refused', status })
  return new Response(reason, { status })
}

/** An enquiry that is sent by script: the form's fields as JSON. Answers the new state of the form. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const action = actions.get((await params).form)
  if (!action) return refuse(404, 'There is no such form.')
  const length = Number(request.headers.get('content-length') ?? NaN)
  if (Number.isNaN(length)) return refuse(411, 'Send the length of the form.')
  if (length > LARGEST_POST) return refuse(413, 'The form is too long.')
  const fields = details.safeParse(await request.json().catch(() => null))
  if (!fields.success) return refuse(400, 'This is none of our forms.')
  const form = new FormData()
  for (const [name, value] of Object.entries(fields.data)) form.set(name, value)
  return Response.json(await action(idleForm, form))
}
