import { collections } from 'school-schema/collections'
import { htmlPage, saidHtml, textHtml } from 'school-schema/values/html-page'
import { MAX_MEGABYTES } from './read-form.ts'
import type { Run } from './runs.ts'

/** The address of the page; forms are sent to it. */
export const PATH = '/old-website'

const document = (body: string, refresh: boolean): string =>
  htmlPage(
    'Bring the old website along',
    `${body}<p><a href="/admin/content/school">Back to the CMS</a></p>`,
    refresh ? '<meta http-equiv="refresh" content="4">' : '',
  )

const form = (content: string): string =>
  `<form method="post" action="${PATH}" enctype="multipart/form-data">${content}</form>`

const button = (action: string, label: string, style = ''): string =>
  `<button name="action" value="${action}" class="${style}">${label}</button>`

const tick = (flag: string, label: string, run: Run | null): string =>
  `<label><input type="checkbox" name="${flag}"${run?.flags.includes(flag) ? ' checked' : ''}> ${label}</label>`

const choose = (run: Run | null): string =>
  form(`<fieldset><legend>${run ? 'Something else' : 'What you bring'}</legend>
<label>A file: the export of WordPress or Blogger (.xml), or a folder as ZIP: saved pages of the old website, or our own export
<br><input type="file" name="file" accept=".xml,.zip"> <small>at most ${MAX_MEGABYTES} MB</small></label>
<label>or the address of the old website <input type="url" name="address" placeholder="https://www.school.example"></label>
${tick('--drafts', 'New entries of our own export are drafts; those of an old website always are', run)}
${tick('--overwrite', 'Also replace what somebody has changed since an earlier import', run)}
</fieldset>${button('check', 'See what would come', run ? 'other' : '')}
<p><small>Nothing changes until you have seen the list, and press Import.</small></p>`)

/** What the CMS calls a collection. */
const nameOf = (name: string): string => {
  const names = collections.find(({ collection }) => collection === name)?.meta['translations']
  return (names as { translation: string }[] | undefined)?.[0]?.translation ?? name
}

/** The lines of the command in the words of the CMS, without the paths of this computer. */
const linesOf = ({ output, source, name }: Run): string[] =>
  output
    .replaceAll(source, name)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('In full: '))
    .map((line) => line.replace(/\w+(?=: \d+ (?:new|of)\b)/, nameOf))

/** Whether the command has compared what came with the CMS. */
const hasCounts = (run: Run): boolean => /^\w+: \d+ new, \d+ changed/m.test(run.output)

const headOf = (run: Run): string => {
  const what = `<strong>${textHtml(run.name)}</strong>`
  if (run.isRunning)
    return `${what} is being ${run.dryRun ? 'read: nothing changes yet' : 'imported'}, since ${Math.round((Date.now() - run.startedAt) / 60_000)} minutes. You can close this page, and find it again under School.`
  if (run.status === null)
    return `${what} was interrupted. Start it again: what has arrived stays, and the rest follows.`
  if (!hasCounts(run)) return `${what} cannot be imported:`
  if (run.dryRun) return `${what} would bring this. Nothing has changed yet.`
  return `${what} is imported. Read the drafts, and publish them.`
}

function buttonsFor(run: Run): string {
  if (run.isRunning) return form(button('stop', 'Stop', 'other'))
  const isInterrupted = run.status === null
  if (!isInterrupted && (!hasCounts(run) || (run.status === 0 && !run.dryRun))) return ''
  const again = button('again', 'See again what would come', 'other')
  if (run.dryRun) return form(isInterrupted ? again : button('import', 'Import'))
  return form(button('import', isInterrupted ? 'Continue' : 'Import again') + again)
}

/** The page with the last run; `said`: why something was refused. */
export function pageOf(run: Run | null, hasReport: boolean, said = ''): string {
  const sentence = saidHtml(said)
  if (!run) return document(`${sentence}${choose(null)}`, false)
  const report = hasReport
    ? `<p><a href="${PATH}/report">The report: what does not come as it was, page by page</a>${
        run.dryRun ? '' : ', also under <a href="/admin/content/content_finding">Content to fix</a>'
      }</p>`
    : ''
  return document(
    `${sentence}<p>${headOf(run)}</p><pre>${textHtml(linesOf(run).join('\n'))}</pre>${report}${buttonsFor(run)}${
      run.isRunning ? '' : choose(run)
    }`,
    run.isRunning && said === '',
  )
}
