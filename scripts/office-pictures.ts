// Takes the pictures of the guide for the office, from a CMS that is made for it, filled with invented
// families, and deleted: node scripts/office-pictures.ts. They are under docs/pictures.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DASHBOARD } from '../cms/model/dashboard.ts'
import { VIEWS } from '../cms/model/views.ts'
import { OFFICE_ROLE } from '../cms/setup/access-model.ts'
import { connectCms, type Cms } from '../cms/setup/client.ts'
import { openBrowser } from './lib/browser.ts'
import { claimPorts } from './lib/claims.ts'
import { runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'
import { openCms, openDataFolder } from './lib/site.ts'
import { signIn } from './studio/person.ts'
import { open, takePicture } from './studio/picture.ts'

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
  { name: 'Kabir Das', age: 11, from: 'Green Valley School', hoursAgo: 31, stage: 'new' },
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

const CLERK = {
  ...{ email: 'office@example.com', password: crypto.randomUUID() },
  ...{ first_name: 'School', last_name: 'Office' },
}
const INBOX = '/admin/content/admission_form'

await runCommand('task', async (supervisor) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'office-pictures-'))
  try {
    const settings = { ...readSettings(process.env, false), dataDir, existingCms: undefined }
    await claimPorts(settings)
    const secrets = await openDataFolder(settings)
    const { url } = await openCms(settings, secrets, supervisor)
    const cms = connectCms(url, secrets.adminToken)
    for (const [collection, rows] of Object.entries(sampleEnquiries(Date.now()))) {
      await cms.create(`/items/${collection}`, rows)
    }
    await takePictures(cms)
    return 0
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})

/** As an account with the role Office sees them. */
async function takePictures(cms: Cms): Promise<void> {
  const browser = await openBrowser()
  try {
    const page = await signIn(cms, browser, CLERK, OFFICE_ROLE)
    const shoot = async (name: string, address: string, words: string) => {
      await open(page, address, words)
      await takePicture(page, name)
    }
    await shoot('office-list', INBOX, 'Kabir Das')
    await shoot('office-board', `${INBOX}?bookmark=${boardId()}`, 'Visit booked')
    const kabir = '?filter[student_name][_eq]=Kabir Das&fields=id'
    const [row] = await cms.list(`/items/admission_form${encodeURI(kabir)}`)
    await shoot('office-enquiry', `${INBOX}/${String(row?.['id'])}`, 'Overdue: nobody')
    await shoot('office-dashboard', `/admin/insights/${DASHBOARD.id}`, 'Median time')
  } finally {
    await browser.close()
  }
}

function boardId(): number {
  const board = VIEWS.find(
    ({ collection, layout }) => collection === 'admission_form' && layout === 'kanban',
  )
  if (!board) throw new Error('The collection has no board.')
  return board.id
}

/** Invented families, as the website would have sent them and the office worked on them. */
function sampleEnquiries(now: number): Record<string, Record<string, unknown>[]> {
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
