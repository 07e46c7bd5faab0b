import type { Gap, Rule } from '../gap.ts'
import { rowNamesOf } from '../../../lib/content/collections/row-names.ts'
import { hasText, pageOfForm } from '../page-rows.ts'
import { inStudio } from '../studio.ts'

/** Facility pages that nobody has described yet; several repeat the text of one laboratory. */
export const facilities: Rule = (state) =>
  state.pages
    .filter((page) => page.group === 'facilities' && !hasText(state, page))
    .map(({ path, row }) => ({
      path,
      kind: 'placeholder',
      what: "Shows the website's default text",
      todo: inStudio('pages', `add a row named ${row} that describes the school's own`),
    }))

/** Pages that await their content. A form of their name is content as well. */
export const awaitingPages: Rule = (state) => {
  const forms = state.rows.exam.filter(({ active }) => active)
  const hasForm = (path: string) => forms.some(({ place }) => pageOfForm(state, place) === path)
  return state.pages
    .filter((page) => page.awaiting && !hasText(state, page) && !hasForm(page.path))
    .map(({ path, row }) => ({
      path,
      kind: 'placeholder',
      what: 'Awaits its content, and is kept from search engines until then',
      todo: inStudio('pages', `add a row named ${row}`),
    }))
}

/** PDFs that are still the printed samples, or that are gone. */
export const papers: Rule = (state) =>
  state.papers.flatMap(({ path, title, page, state: found }): Gap[] => {
    if (found === 'own') return []
    const todo = `public${path}: put the school's own PDF there under the same name`
    return found === 'gone'
      ? [{ path: page, kind: 'missing', what: `${title}: there is no PDF`, todo }]
      : [{ path: page, kind: 'placeholder', what: `${title}: the PDF is a SAMPLE`, todo }]
  })

/** Online forms that lead to no form. */
export const forms: Rule = (state) =>
  state.rows.exam.flatMap(({ title, place, embed, active }): Gap[] => {
    const path = pageOfForm(state, place)
    const todo = inStudio('exam', `paste the form's own embed code into "${title}", or delete it`)
    if (/SAMPLE-FORM-ID/.test(embed ?? ''))
      return [{ path, kind: 'placeholder', what: `The form "${title}" is no form`, todo }]
    if (active && !/https:\/\/\S/.test(embed ?? ''))
      return [{ path, kind: 'missing', what: `The form "${title}" has no address`, todo }]
    return []
  })

/** Texts of the CMS that no page shows, mostly for a slip in the name. */
export const strayTexts: Rule = ({ rows, pages }) => {
  const known = new Set(pages.flatMap(rowNamesOf))
  return rows.pages
    .filter(({ page_name }) => !known.has(page_name))
    .map(({ page_name }) => ({
      path: null,
      kind: 'missing',
      what: `The text "${page_name}" belongs to no page`,
      todo: inStudio('pages', 'correct its page name (docs/guide-for-editors.md lists them)'),
    }))
}
