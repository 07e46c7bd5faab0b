const HOUR_MS = 3_600_000
const DAY = 24

type Sample = {
  name: string
  age: number
  from: string
  hoursAgo: number
  stage: string
  /** Hours after receipt. */
  contact?: number
  notes?: string
  suspected?: string
}

const forms: Sample[] = [
  { name: 'Ananya Baruah', age: 6, from: 'Sunrise Play School', hoursAgo: 2, stage: 'new' },
  {
    ...{ name: 'Kabir Das', age: 11, from: 'Green Valley School', hoursAgo: 31, stage: 'new' },
  },
  { name: 'Free loans here', age: 30, from: '-', hoursAgo: 5, stage: 'new', suspected: 'honeypot' },
  {
    ...{ name: 'Meera Kalita', age: 9, from: 'Little Flowers School', hoursAgo: 20, contact: 3 },
    ...{ stage: 'contacted', notes: 'Spoke with the mother. Asks about the school bus.' },
  },
  {
    ...{ name: 'Rohan Bora', age: 14, from: 'Model High School', hoursAgo: 2 * DAY, contact: 1.5 },
    stage: 'visit_booked',
  },
  {
    ...{ name: 'Ishita Sen', age: 5, from: 'None yet', hoursAgo: 6 * DAY, contact: 5 },
    stage: 'admitted',
  },
  {
    ...{ name: 'Arjun Nath', age: 12, from: 'Hill View School', hoursAgo: 9 * DAY, contact: 22 },
    stage: 'closed',
  },
]

const quick: Sample[] = [
  { name: 'Diya Saikia', age: 4, from: 'Nursery', hoursAgo: 1, stage: 'new' },
  { name: 'Nikhil Roy', age: 8, from: 'III', hoursAgo: 27, stage: 'new' },
  { name: 'Sara Ahmed', age: 10, from: 'V', hoursAgo: 3 * DAY, stage: 'contacted', contact: 2 },
  { name: 'Dev Gogoi', age: 8, from: 'III', hoursAgo: 5 * DAY, stage: 'closed', contact: 7 },
  { name: 'Tara Dutta', age: 7, from: 'II', hoursAgo: 8 * DAY, stage: 'admitted', contact: 4 },
]

/** Families that do not exist, as the website would have sent them and the office worked on them. */
export function sampleEnquiries(now: number): Record<string, Record<string, unknown>[]> {
  return {
    admission_form: forms.map((sample, index) => ({
      ...common(sample, now),
      student_name: sample.name,
      previous_school: sample.from,
      contact_number: phoneNumber(index),
      address: 'House 4, Sample Road',
    })),
    admission: quick.map((sample, index) => ({
      ...common(sample, now),
      name: sample.name,
      class: sample.from,
      phone: phoneNumber(index + 50),
    })),
  }
}

function common({ age, stage, hoursAgo, contact, notes, suspected }: Sample, now: number) {
  const received = now - hoursAgo * HOUR_MS
  const iso = (hours: number) => new Date(received + hours * HOUR_MS).toISOString()
  return {
    id: crypto.randomUUID(),
    ...{ age, stage, notes: notes ?? null, suspected: suspected ?? null },
    ...{ received_at: iso(0), reply_by: iso(DAY), notice_version: '2026-11-21' },
    first_contact_at: contact === undefined ? null : iso(contact),
  }
}

// No number of a mobile telephone in India begins with 0.
const phoneNumber = (index: number) => `03610000${String(index).padStart(2, '0')}`
