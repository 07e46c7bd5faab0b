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

/** When it came and when it was answered, in hours: ago, and after receipt. */
type Sample = [
  name: string,
  age: number,
  from: string,
  hoursAgo: number,
  stage: string,
  contact?: number,
]

const forms: Sample[] = [
  ['Ananya Baruah', 6, 'Sunrise Play School', 2, 'new'],
  ['Kabir Das', 11, 'Green Valley School', 31, 'new'],
  ['Free loans here', 30, '-', 5, 'new'],
  ['Meera Kalita', 9, 'Little Flowers School', 20, 'contacted', 3],
  ['Rohan Bora', 14, 'Model High School', 2 * DAY, 'visit_booked', 1.5],
  ['Ishita Sen', 5, 'None yet', 6 * DAY, 'admitted', 5],
  ['Arjun Nath', 12, 'Hill View School', 9 * DAY, 'closed', 22],
]

const quick: Sample[] = [
  ['Diya Saikia', 4, 'Nursery', 1, 'new'],
  ['Nikhil Roy', 8, 'III', 27, 'new'],
  ['Sara Ahmed', 10, 'V', 3 * DAY, 'contacted', 2],
  ['Dev Gogoi', 8, 'III', 5 * DAY, 'closed', 7],
  ['Tara Dutta', 7, 'II', 8 * DAY, 'admitted', 4],
]

const MORE: Record<string, object> = {
  'Free loans here': { suspected: 'honeypot' },
  'Meera Kalita': { notes: 'Spoke with the mother. Asks about the school bus.' },
}

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
      student_name: sample[0],
      previous_school: sample[2],
      contact_number: phoneNumber(index),
      address: 'House 4, Sample Road',
    })),
    admission: quick.map((sample, index) => ({
      ...common(sample, now),
      name: sample[0],
      class: sample[2],
      phone: phoneNumber(index + 50),
    })),
  }
}

function common([name, age, , hoursAgo, stage, contact]: Sample, now: number) {
  const iso = (hours: number) => new Date(now - (hoursAgo - hours) * HOUR_MS).toISOString()
  return {
    id: crypto.randomUUID(),
    ...{ age, stage, notes: null, suspected: null, ...MORE[name] },
    ...{ received_at: iso(0), reply_by: iso(DAY), notice_version: '2026-11-21' },
    first_contact_at: contact === undefined ? null : iso(contact),
  }
}

// No number of a mobile telephone in India begins with 0.
const phoneNumber = (index: number) => `03610000${String(index).padStart(2, '0')}`
