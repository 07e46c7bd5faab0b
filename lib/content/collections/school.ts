import 'server-only'
import { readSingleton } from '@directus/sdk'
import { z } from 'zod'
import { defaultSchool } from '@/content/school'
import { readView } from '../store/read-view.ts'
import { defineSource } from '../store/source.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null)

/** Only a web address may be linked to; anything else counts as not set. */
const link = text.transform((value) => (value && /^https?:\/\//.test(value) ? value : null))

const settings = z
  .object({
    ...{ tagline: text, about: text, address: text, session: text },
    ...{ affiliation_number: text, school_code: text, phone: text, email: text },
    ...{ office_hours: text, fee_hours: text },
    ...{ payment_url: link, ebooks_url: link, map_url: link },
    ...{ facebook_url: link, instagram_url: link, youtube_url: link },
    admission_open: z.boolean().nullish(),
  })
  .partial()
  // Empty, but there: without it, this is not the record.
  .extend({ name: z.string().nullable() })
  .transform((row) => ({
    name: row.name?.trim() || defaultSchool.name,
    isNamed: Boolean(row.name?.trim()),
    tagline: row.tagline ?? defaultSchool.tagline,
    about: row.about ?? defaultSchool.about,
    address: row.address ?? defaultSchool.address,
    session: row.session ?? defaultSchool.session,
    affiliationNumber: row.affiliation_number ?? defaultSchool.affiliationNumber,
    schoolCode: row.school_code ?? defaultSchool.schoolCode,
    phone: row.phone ?? defaultSchool.phone,
    email: row.email ?? defaultSchool.email,
    officeHours: row.office_hours ?? defaultSchool.officeHours,
    feeHours: row.fee_hours ?? defaultSchool.feeHours,
    paymentUrl: row.payment_url ?? null,
    ebooksUrl: row.ebooks_url ?? null,
    mapUrl: row.map_url ?? null,
    social: { facebook: row.facebook_url, instagram: row.instagram_url, youtube: row.youtube_url },
    admissionOpen: row.admission_open ?? true,
  }))

/** Who the school is: name, numbers, address, hours and links, from the one settings record. */
export type School = z.infer<typeof settings>

export const schoolSource = defineSource({
  key: 'school',
  collections: ['school'],
  command: readSingleton('school'),
  answer: settings,
  // A record without the school's name is one that somebody has emptied, or not the record at all.
  isEmpty: (school: School) => !school.isNamed,
  views: { all: (school) => school },
})

/** The settings record, each empty field filled from the site's own default. */
export const getSchool = () => readView(schoolSource, 'all')
