import type { Element, ElementContent, Root, RootContent } from 'hast'
import { markRuns, otherLanguageOf, type OtherLanguage } from '../../format/language-runs.ts'

const marked = (value: string, lang: OtherLanguage): ElementContent => ({
  type: 'element',
  tagName: 'span',
  properties: { lang },
  children: [{ type: 'text', value }],
})

const markedText = (text: string) =>
  markRuns(text, marked).map((part) =>
    typeof part === 'string' ? ({ type: 'text', value: part } as const) : part,
  )

/** The alternative text is the only text of a picture. */
function markPicture({ properties }: Element) {
  const lang = otherLanguageOf(String(properties.alt ?? ''))
  if (lang) properties.lang = lang
}

/** Sets the language of Hindi and Bengali text, unless the editor has. Changes the tree in place and returns it. */
export function markLanguages<Parent extends Root | Element>(parent: Parent): Parent {
  parent.children = parent.children.flatMap((node): RootContent[] => {
    if (node.type === 'text') return markedText(node.value)
    if (node.type !== 'element' || node.properties.lang) return [node]
    if (node.tagName === 'img') markPicture(node)
    else markLanguages(node)
    return [node]
  })
  return parent
}
