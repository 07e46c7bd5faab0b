import type { Element } from 'hast'
import type { Rule } from '../content.ts'
import { findingAt } from '../finding.ts'
import { attribute, elementsIn } from '../html-tree.ts'

/** What the website takes out with all that is in it. */
const TAKEN_OUT: Record<string, string> = {
  script: 'a script',
  style: 'a style sheet',
  iframe: 'a frame of another website',
  object: 'an embedded object',
  embed: 'an embedded object',
  video: 'a video',
  audio: 'a sound',
  form: 'a form',
  input: 'a form',
  svg: 'a drawing',
  math: 'a formula',
}

/** The editor of the CMS itself writes the least width of a column. */
const OWN_STYLE = /^\s*(?:(?:min-)?width:\s*[\d.]+(?:px|%);?\s*)*$/

const isLook = (element: Element): boolean =>
  /^(?:font|center|o:p|st1:.*)$/.test(element.tagName) ||
  /\bMso/.test(attribute(element, 'className')) ||
  !OWN_STYLE.test(attribute(element, 'style'))

/** Things that were pasted and that no visitor sees. */
export const takenOut: Rule = ({ texts }) =>
  texts.flatMap((text) => {
    const names = elementsIn(text.root).flatMap(({ tagName }) => TAKEN_OUT[tagName] ?? [])
    return [...new Set(names)].map((name) =>
      findingAt(text, {
        fault: 'taken-out',
        detail: name,
        what: `${name} was pasted into the text, and the website does not show it`,
        todo: 'Take it out. Link to a video or a map by its address; forms have a place under Online exams.',
      }),
    )
  })

/** Colours, fonts and sizes that came along with something pasted. */
export const pastedLook: Rule = ({ texts }) =>
  texts
    .filter(({ root }) => elementsIn(root).some(isLook))
    .map((text) =>
      findingAt(text, {
        fault: 'pasted-look',
        what: 'colours, fonts or sizes were pasted with the text, and the website does not show them',
        todo: 'Click into the text and choose “Edit Anyway”: the editor takes them out. Look whether what a colour meant still stands there in words, and publish.',
      }),
    )
