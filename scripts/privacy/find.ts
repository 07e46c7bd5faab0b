import { z } from 'zod'
import { ENQUIRIES, type EnquiryCollection } from '../../cms/extensions/shared.ts'
import { listStoredEnquiries } from '../../lib/enquiry/outbox/erasure.ts'
import type { Office, Row } from '../lib/cms/office.ts'
import { withOutbox } from '../lib/outbox-file.ts'

export type Found = { collection: EnquiryCollection; id: string; item: Row }

const PHONE_FIELDS: Record<EnquiryCollection, readonly string[]> = {
  admission: ['phone', 'whatsapp'],
  admission_form: ['contact_number'],
}

/** The digits of a telephone number without the country code. */
const NATIONAL_LENGTH = 10
const SHORTEST = 6

const stored = z.array(
  z.object({
    id: z.string(),
    collection: z.enum(ENQUIRIES),
    item: z.string().transform((text) => z.record(z.string(), z.unknown()).parse(JSON.parse(text))),
    received_at: z.number(),
  }),
)

/** The enquiries in the CMS that contain this number. */
export async function findInCms(office: Office, phone: string): Promise<Found[]> {
  const found = ENQUIRIES.map(async (collection) => {
    const items = await office.list(collection)
    return items.map((item) => ({ collection, id: String(item['id']), item }))
  })
  return (await Promise.all(found)).flat().filter((each) => isAbout(each, phone))
}

/** The enquiries in the outbox that contain this number, delivered ones too. */
export function findInOutbox(dataDir: string, phone: string): Found[] {
  const enquiries = stored.parse(withOutbox(dataDir, [], listStoredEnquiries))
  return enquiries
    .map(({ id, collection, item, received_at }) => ({
      ...{ collection, id },
      item: { received_at: new Date(received_at).toISOString(), ...item },
    }))
    .filter((each) => isAbout(each, phone))
}

const isAbout = ({ collection, item }: Found, phone: string) =>
  PHONE_FIELDS[collection].some((field) => containsPhone(item[field], phone))

/**
 * Whether a field as a parent wrote it contains this number. Country codes, spaces, punctuation and
 * a second number do not matter.
 */
export function containsPhone(written: unknown, phone: string): boolean {
  if (typeof written !== 'string') return false
  const digits = digitsOf(written)
  // A number without its area code could be part of any other.
  return phone.length === NATIONAL_LENGTH ? digits.includes(phone) : digits === phone
}

/** The last ten digits of a typed number; null when it is none. */
export function parsePhone(typed: string): string | null {
  const digits = digitsOf(typed).slice(-NATIONAL_LENGTH)
  return digits.length < SHORTEST ? null : digits
}

/** The digits of a text, those of India's scripts among them. */
function digitsOf(text: string): string {
  const digits = text.normalize('NFKC').replaceAll(/[\u{966}-\u{d6f}]/gu, (character) => {
    const offset = (character.codePointAt(0) ?? 0) % 0x80
    return offset >= 0x66 && offset <= 0x6f ? String(offset - 0x66) : character
  })
  return digits.replaceAll(/[^0-9]/g, '')
}
