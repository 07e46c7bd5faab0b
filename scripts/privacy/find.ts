import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import {
  ENQUIRIES,
  type EnquiryCollection,
} from '../../cms/extensions/shared.ts'
import type { Office, Row } from '../lib/cms-office.ts'
import { withOutbox } from '../lib/outbox-file.ts'
import { namesPhone } from './phone.ts'

export type Found = { collection: EnquiryCollection; id: string; item: Row }

const PHONE_FIELDS: Record<EnquiryCollection, readonly string[]> = {
  admission: ['phone', 'whatsapp'],
  admission_form: ['contact_number'],
}

const kept = z.object({
  id: z.string(),
  collection: z.enum(ENQUIRIES),
  item: z.string().transform((text) => z.record(z.string(), z.unknown()).parse(JSON.parse(text))),
  received_at: z.number(),
})

/** The enquiries in the CMS that name this number. */
export async function findInCms(office: Office, phone: string): Promise<Found[]> {
  const found = ENQUIRIES.map(async (collection) => {
    const items = await office.list(collection)
    return items.map((item) => ({ collection, id: String(item['id']), item }))
  })
  return (await Promise.all(found)).flat().filter((each) => isAbout(each, phone))
}

/** The enquiries in the outbox that name this number, those that were delivered among them. */
export function findInOutbox(dataDir: string, phone: string): Found[] {
  return withOutbox(dataDir, [], listKept).filter((each) => isAbout(each, phone))
}

function listKept(outbox: DatabaseSync): Found[] {
  const rows = outbox.prepare('SELECT id, collection, item, received_at FROM enquiry').all()
  return rows.map((row) => {
    const { id, collection, item, received_at } = kept.parse(row)
    return { collection, id, item: { received_at: new Date(received_at).toISOString(), ...item } }
  })
}

const isAbout = ({ collection, item }: Found, phone: string) =>
  PHONE_FIELDS[collection].some((field) => namesPhone(item[field], phone))
