import { facts } from './facts.ts'

/**
 * The defaults of the settings. The school is invented: its PIN code and numbers start with 0 and
 * its e-mail address ends in .example, so that they belong to nobody.
 */
export const defaultSchool = {
  name: 'Palash Vidya Niketan',
  tagline: 'Be the part of educational revolution!',
  about:
    'Palash Vidya Niketan is a co-educational, English-medium school affiliated to the CBSE, from nursery to class X, with hostel.',
  address: 'Palash Road, Palashpur, Assam 078107',
  affiliationNumber: '0023107',
  schoolCode: '00107',
  phone: '0361 000 0000',
  email: 'office@palash.example',
  officeHours: '8:30am-2pm',
  feeHours: '9:30am-3:30pm Monday to Saturday',
  session: facts.admissionSession,
}

/** Shown in the footer of a page with invented content once the school's record is its own. */
export const demonstrationOnPage =
  'This page is a demonstration: people, numbers or dates on it are invented.'

/** Shown in the footer while the settings in the CMS are still the sample. */
export const demonstrationText =
  'This is a demonstration. The school, its people and its figures are invented.'
