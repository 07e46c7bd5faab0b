import { LONGEST_ALERT } from '../principal/alerts.ts'
import {
  fieldLabel,
  extended,
  internal,
  multiline,
  pageOrAddress,
  text,
  webAddress,
  type Field,
  type TextRule,
} from '../fields/fields.ts'
import { button, notice, presentation } from '../fields/form-elements.ts'
import { singleton } from '../fields/collection.ts'
import { weekdays } from '../day.ts'
import { addedNames, languageNames } from '../languages.ts'
import { plain } from '../values/written.ts'
import { choice, choices, optionalChoice } from '../fields/choice-fields.ts'
import { scheduledTime } from '../fields/row-fields.ts'
import { schoolAdmission, schoolBasics, schoolConsent, schoolLook } from './school-fields.ts'
import { schoolFees } from './fee-fields.ts'
import { schoolFigures } from './figure-fields.ts'
import { schoolPrincipal } from '../principal/fields.ts'

const COORDINATES: TextRule = {
  read: (written) =>
    /^-?[0-9]{1,2}(?:[.][0-9]+)?, ?-?[0-9]{1,3}(?:[.][0-9]+)?$/.exec(plain(written))?.[0] ?? null,
  message: 'Write the two numbers with a comma: 28.61390, 77.20900.',
}

/** What is done with the rows that came with the website. */
export const SAMPLE_CONTENT = 'sample_content'

const sampleContent = choice(
  SAMPLE_CONTENT,
  'The sample content that nobody has changed. Kept: it is on the website. Drafts: it leaves the website, and you rewrite it here. Cleared: it is deleted with its files; pages stay without their texts, and School loses the facts of the sample.',
  { kept: 'Kept', drafts: 'Drafts', cleared: 'Cleared' },
  'kept',
)

/** The language whose pages have no prefix. */
export const FIRST_LANGUAGE = 'first_language'

/** The collections that have got their sample rows. */
export const SEEDED = 'seeded'

/** In that list: the sample was cleared. */
export const CLEARED = 'sample-cleared'

/** With this, the set-up sends what it wrote into rows of the sample: no column. */
export const SAMPLE_ROWS = 'sample_rows'

/** Those of the first version, which did not write it down. */
const FIRST_SEEDED =
  'notification,heading,pages,faculty,fee,gallery,exam,disclosure_document,board_result'

const hours = [
  text('office_hours', 'For example 8:30am-2pm.', { max: 120 }),
  text('fee_hours', 'When the fee counter is open.', { max: 120 }),
  choices(
    'office_days',
    'The days on which the office is open. The home page then says when it opens and closes.',
    weekdays,
  ),
  choices(
    'school_days',
    'The days on which there is school, except on holidays. Empty: those of the office.',
    weekdays,
  ),
  multiline('class_timings', 'One group of classes per line: Nursery to UKG: 9:00am-12:30pm.'),
]

const links = [
  webAddress('ebooks_url', "The Board's e-books. Empty: visitors are asked to contact the office."),
  text(
    'coordinates',
    'Where the gate is. In Google Maps press long on it and copy the two numbers. Empty: Directions searches for the address.',
    { max: 40, placeholder: '28.61390, 77.20900', rule: COORDINATES },
  ),
  webAddress(
    'map_url',
    'In Google Maps choose Share, then Embed a map, and copy the address in src; in OpenStreetMap choose Share, then HTML. Any other address becomes a plain link.',
  ),
  webAddress('facebook_url', 'Empty: not shown.'),
  webAddress('instagram_url', 'Empty: not shown.'),
  webAddress('youtube_url', 'Empty: not shown.'),
  webAddress(
    'whatsapp_channel',
    'The address of the school’s WhatsApp Channel, which parents can follow: in WhatsApp open the Channel, Share, Copy link. Empty: not shown.',
  ),
]

const alert = [
  pageOrAddress('Where the strip leads to. Empty: it is no link.', 'alert_link'),
  scheduledTime('alert_from', 'Hidden until then. Leave empty to show it now.'),
  scheduledTime(
    'alert_until',
    'Removed from every page at this time, which must be after the start. Leave empty to keep it.',
  ),
]

const tagline = text('tagline', 'The sentence in large letters on the home page.', { max: 200 })

type Group = { title: string; fields: readonly Field[]; start?: 'open' }

/** In the order in which a new school fills them in; each folds below its title. */
const groups: Readonly<Record<string, Group>> = {
  alert_group: { title: 'Alert: link and times', fields: alert },
  basics_group: { title: 'The school', fields: schoolBasics(), start: 'open' },
  look_group: { title: 'Look and home page', fields: [...schoolLook(), tagline] },
  hours_group: { title: 'Hours', fields: hours },
  admission_group: { title: 'Admission', fields: schoolAdmission() },
  fees_group: { title: 'Fees', fields: schoolFees() },
  figures_divider: { title: 'Figures', fields: schoolFigures() },
  links_group: { title: 'Map and links', fields: links },
  principal_group: { title: 'Principal', fields: schoolPrincipal() },
  consent_group: { title: 'Consent and privacy', fields: schoolConsent() },
}

const FOLDED = { special: ['alias', 'no-data', 'group'], interface: 'group-detail', width: 'full' }

const folded = ([name, { title, fields, start }]: [string, Group]): Field[] => [
  presentation(name, {
    ...FOLDED,
    options: { start: start ?? 'closed' },
    translations: [{ language: 'en-GB', translation: title }],
  }),
  ...fields.map((field) => extended(field, { group: name })),
]

export const school = singleton('school', {
  name: 'School',
  icon: 'settings',
  note: 'Name, contact details and links, as shown on every page',
  fields: [
    text(
      'alert_text',
      'For emergencies: one or two sentences at the top of every page, as in: The school is closed today because of the flood. Empty: no strip.',
      { max: LONGEST_ALERT, wide: true },
    ),
    ...Object.entries(groups).flatMap(folded),
    choices(
      'languages',
      'Menu, forms and messages in these languages too, and your own texts as far as you translate them. Visitors find the languages at the top of each page. English is always there, unless another language is first.',
      addedNames,
    ),
    optionalChoice(
      FIRST_LANGUAGE,
      'The language in which the website opens, one of those above. The others have their name in the address: /en. Your texts stay as you wrote them. Empty: English.',
      languageNames,
    ),
    sampleContent,
    notice(
      'sample_content_notice',
      {
        color: 'danger',
        icon: 'delete_forever',
        text: 'Saved like this, the sample content is deleted for good. What you have written or changed yourself stays.',
      },
      { [SAMPLE_CONTENT]: { _eq: 'cleared' }, [SEEDED]: { _ncontains: CLEARED } },
    ),
    button(
      'old_website',
      { label: 'Bring the old website along', icon: 'move_to_inbox', url: '../old-website' },
      {
        note: 'For administrators: the export of WordPress, a folder as ZIP, our own export, or an address. You see what would come before anything changes.',
      },
    ),
    internal(
      text(SEEDED, 'The collections that have got their sample rows.', {
        max: 1000,
        initially: FIRST_SEEDED,
      }),
    ),
  ],
})

/** Where a field is in the form of School: "Look and home page, Emblem". */
export function placeInSchool(name: string): string {
  const group = Object.values(groups).find(({ fields }) =>
    fields.some(({ field }) => field === name),
  )
  return [group?.title, fieldLabel(name)].filter(Boolean).join(', ')
}
