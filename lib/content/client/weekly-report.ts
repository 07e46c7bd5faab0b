import 'server-only'
import { customEndpoint } from '@directus/sdk'
import { z } from 'zod'
import { request } from './client.ts'

const week = z.object({
  to: z.string(),
  published: z.array(z.object({ what: z.string(), who: z.string(), at: z.string() })),
  enquiries: z.object({
    received: z.number(),
    open: z.number(),
    overdue: z.number(),
    hoursToContact: z.number().nullable(),
  }),
  subscribers: z.number(),
  missing: z.array(z.string()),
  documents: z.array(z.object({ what: z.string(), day: z.string() })),
})

/** What the CMS knows of the last seven days: who published what, figures of enquiries, and the state of the Board's form. */
export type WeekInCms = z.infer<typeof week>

const none = z.object({ to: z.null() }).transform(() => null)

/** Reads it; null if the school wants no report. Throws CmsBroken or CmsRefused. */
export const requestWeek = async (): Promise<WeekInCms | null> =>
  z
    .union([none, week])
    .parse(await request(customEndpoint({ method: 'POST', path: '/weekly-report' })))
