import { DASHBOARD } from '../../cms/model/dashboard.ts'
import { VIEWS } from '../../cms/model/views.ts'
import type { Cms } from '../../cms/setup/client.ts'
import { OFFICE_ROLE } from '../../cms/setup/access-model.ts'
import { openBrowser } from '../lib/browser.ts'
import { signIn } from '../studio/person.ts'
import { open, takePicture } from '../studio/picture.ts'

const CLERK = {
  ...{ email: 'office@example.com', password: crypto.randomUUID() },
  ...{ first_name: 'School', last_name: 'Office' },
}
const INBOX = '/admin/content/admission_form'

/** The pictures of the guide for the office, as somebody with the role Office sees them. */
export async function takePictures(cms: Cms): Promise<void> {
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
  if (!board) throw new Error('There is no board.')
  return board.id
}
