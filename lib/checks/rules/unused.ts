import type { Rule } from '../content.ts'
import { dayAfter } from '../days.ts'
import { findingAt } from '../finding.ts'

/** An editor may upload today what is put on a page tomorrow. */
const GRACE_DAYS = 1

/** Files that were uploaded and that no row uses, drafts and hidden rows included. */
export const unusedFiles: Rule = ({ uploads }, today) =>
  uploads
    .filter(({ uploaded, isUsed }) => !isUsed && uploaded < dayAfter(today, -GRACE_DAYS))
    .map(({ place }) =>
      findingAt(place, {
        fault: 'file-unused',
        what: 'it was uploaded, and nothing uses it',
        todo: 'Attach it where it belongs; it may have been meant for a notice. If nobody needs it, ask the administrator to delete it.',
      }),
    )
