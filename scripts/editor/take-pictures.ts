import { EDITOR_ROLE } from '../../cms/setup/access-model.ts'
import type { Cms } from '../../cms/setup/client.ts'
import { openBrowser } from '../lib/browser.ts'
import { signIn } from '../studio/person.ts'
import { notices } from './notices.ts'
import { rows } from './rows.ts'
import { toMend } from './to-mend.ts'

const EDITOR = {
  ...{ email: 'editor@example.com', password: crypto.randomUUID() },
  ...{ first_name: 'School', last_name: 'Editor' },
}

/** The pictures of the guide for editors, as somebody with the role Editor sees them. */
export async function takePictures(cms: Cms): Promise<void> {
  const browser = await openBrowser()
  try {
    const page = await signIn(cms, browser, EDITOR, EDITOR_ROLE)
    await notices(page, cms)
    await rows(page)
    await toMend(page, cms)
  } finally {
    await browser.close()
  }
}
