import 'server-only'
import { DEFAULT_LANGUAGE, languagesOf, type Language } from 'school-schema/languages'
import { z } from 'zod'
import { defaultSchool, figuresOf } from '@/content/school'
import { ENQUIRY_KEPT, initialConsent } from 'school-schema/enquiry/consent'
import { isSampleName } from 'school-schema/sample/sample-school'
import { admissionChanges, admissionStatusEnd } from './admission.ts'
import { officeChanges, schoolEnd } from './office.ts'
import { lastDayOfSession, schoolDay, sessionAfter, sessionOf } from 'school-schema/day'
import { linesOf } from 'school-schema/values/typed-text'
import {
  expiriesOf,
  publishedNow,
  cmsFile,
  fieldsOf,
  optional,
  text,
  webLink,
} from '../content/schema/columns.ts'
import { readView } from '../content/store/read-view.ts'
import { getStored } from '../content/store/store.ts'
import { defineSource } from '../content/store/source.ts'
import { languageOfRow, translations } from '../content/schema/translations.ts'
import {
  daysOfWeek,
  phonesOf,
  positionOf,
  figureColumns,
  lookColumns,
  lookOf,
} from '../content/schema/school-columns.ts'

/** Any other value must not make the settings invalid. */
const day = optional(z.iso.date()).catch(null)

const settings = z
  .object({
    ...lookColumns,
    tagline: text,
    about: text,
    address: text,
    session: text,
    board: text.prefault('CBSE'),
    affiliation_number: text,
    school_code: text,
    phone: text,
    email: text,
    town: text,
    state: text,
    coordinates: text,
    office_hours: text,
    fee_hours: text,
    whatsapp: text,
    languages: optional(z.array(z.string())).catch(null),
    first_language: text,
    office_days: daysOfWeek,
    school_days: daysOfWeek,
    fee_period: text,
    transport_fees: text,
    fee_concessions: text,
    upi_id: text,
    hostel_fees: text,
    class_timings: text,
    payment_url: webLink,
    ebooks_url: webLink,
    map_url: webLink,
    facebook_url: webLink,
    instagram_url: webLink,
    youtube_url: webLink,
    whatsapp_channel: webLink,
    admission_open: z.boolean().nullish(),
    admission_from: day,
    admission_until: day,
    admission_seats: text,
    enquiry_consent: text,
    reminder_consent: text,
    enquiry_kept_months: optional(z.number()),
    sample: z.boolean().nullish(),
  })
  .partial()
  // May be empty but must be present: without it, the response is not this record.
  .extend({ name: z.string().nullable(), translations, ...figureColumns })
  .transform((row) => ({
    name: row.name?.trim() || defaultSchool.name,
    isNamed: Boolean(row.name?.trim()),
    // A school with its own name is not a demonstration, even if the box is still ticked.
    isSample: row.sample === true && isSampleName(row.name?.trim()),
    ...lookOf(row),
    tagline: row.tagline ?? (row.name?.trim() || defaultSchool.name),
    about: row.about ?? defaultSchool.about,
    address: row.address ?? defaultSchool.address,
    town: row.town ?? null,
    state: row.state ?? null,
    position: positionOf(row.coordinates),
    session: row.session ?? defaultSchool.session,
    currentSession: '',
    board: row.board ?? null,
    affiliationNumber: row.affiliation_number ?? defaultSchool.affiliationNumber,
    schoolCode: row.school_code ?? defaultSchool.schoolCode,
    ...phonesOf(row.phone ?? defaultSchool.phone),
    email: row.email ?? defaultSchool.email,
    officeHours: row.office_hours ?? defaultSchool.officeHours,
    /** The first language of the website, then the others. */
    languages: languagesOf(row.languages ?? [], row.first_language ?? null),
    officeDays: row.office_days ?? [],
    schoolDays: (row.school_days?.length ? row.school_days : row.office_days) ?? [],
    feeHours: row.fee_hours ?? defaultSchool.feeHours,
    whatsapp: row.whatsapp ?? null,
    whatsappChannel: row.whatsapp_channel ?? null,
    feePeriod: row.fee_period ?? null,
    transportFees: linesOf(row.transport_fees),
    feeConcessions: linesOf(row.fee_concessions),
    upiId: row.upi_id ?? null,
    hostelFees: linesOf(row.hostel_fees),
    classTimings: linesOf(row.class_timings),
    ...figuresOf(row),
    paymentUrl: row.payment_url ?? null,
    ebooksUrl: row.ebooks_url ?? null,
    mapUrl: row.map_url ?? null,
    /** Null unless the translation is older than its original. */
    outdated: row.translations.outdated,
    consent: {
      language: languageOfRow(row, 'enquiry_consent', row.enquiry_consent ?? null),
      enquiry: row.enquiry_consent ?? initialConsent,
      reminders: row.reminder_consent ?? null,
    },
    enquiryKeptMonths: row.enquiry_kept_months ?? ENQUIRY_KEPT.initial,
    social: { facebook: row.facebook_url, instagram: row.instagram_url, youtube: row.youtube_url },
    admission: {
      isOpen: row.admission_open ?? true,
      session: row.session ?? defaultSchool.session,
      from: row.admission_from ?? null,
      until: row.admission_until ?? null,
      seats: row.admission_seats ?? null,
      /** When the status ends, in ISO 8601. */
      statusUntil: null as string | null,
    },
  }))

/**
 * The settings. `session` is the session set by the office; once that is over, the current one.
 * `currentSession` is that of the day, `admission.session` the one that is offered. All are empty until
 * the office has written one.
 */
export type School = z.infer<typeof settings>

const alertsOf = ({ alert }: School) => (alert ? [alert] : [])

/** The settings at an instant: admission is never offered for a session that is over. */
function schoolAt(now: Date, settings: School): School {
  const { session, admission } = settings
  const today = schoolDay(now)
  const isOver = (name: string) => name === '' || (lastDayOfSession(name) ?? today) < today
  const { from, until } = admission
  const offered = from && from <= today ? sessionAfter(from) : session
  const isOpen = admission.isOpen && !isOver(offered) && (until ?? today) >= today
  // No school has a session before it writes one.
  const running = session && isOver(session) ? sessionOf(today) : session
  return {
    ...settings,
    alert: publishedNow(alertsOf(settings), now)[0] ?? null,
    session: running,
    currentSession: session && sessionOf(today),
    admission: {
      ...admission,
      isOpen,
      session: isOpen ? offered : running,
      statusUntil: admissionStatusEnd(admission, now),
    },
  }
}

export const schoolSource = defineSource({
  key: 'school',
  query: { collection: 'school', related: fieldsOf(cmsFile).map((field) => `emblem.${field}`) },
  answer: settings,
  // A record without the school's name was emptied, or is not this record.
  isEmpty: (school: School) => !school.isNamed,
  expiries: (settings) => [
    ...admissionChanges(settings.admission),
    ...officeChanges(settings),
    ...schoolEnd(settings),
    ...expiriesOf(alertsOf(settings)),
  ],
  views(settings, now) {
    const school = schoolAt(now, settings)
    return { all: () => school }
  },
})

/** The settings with the defaults for empty fields. */
export const getSchool = (language: Language) => readView(language, schoolSource, 'all')

/** The text of the alert that is shown now, as it was written; null without one. */
export async function getOriginalAlert(now = new Date()): Promise<string | null> {
  await getSchool(DEFAULT_LANGUAGE)
  const original = getStored(schoolSource)?.answer as School | undefined
  return (original && schoolAt(now, original).alert?.text) ?? null
}
