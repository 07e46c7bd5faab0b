import 'server-only'
import { customEndpoint } from '@directus/sdk'
import { z } from 'zod'
import { request } from './client.ts'

const found = z
  .array(
    z.object({
      certificate_number: z.string(),
      name: z.string(),
      class: z.string(),
      date_of_leaving: z.iso.date(),
      file: z.uuid().nullable(),
    }),
  )
  .max(1)

/** A transfer certificate as its holder sees it. */
export type Certificate = z.infer<typeof found>[number]

/** The published certificate with both numbers; null if there is none. Throws CmsBroken or CmsRefused. */
export async function requestCertificate(numbers: {
  certificate_number: string
  admission_number: string
}): Promise<Certificate | null> {
  const body = JSON.stringify(numbers)
  const rows = await request(customEndpoint({ method: 'POST', path: '/certificate', body }))
  return found.parse(rows)[0] ?? null
}
