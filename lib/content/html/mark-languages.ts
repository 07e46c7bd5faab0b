import type { Element, ElementContent, Root, RootContent } from 'hast'
import { languageRuns } from '../../format/language-runs.ts'

const marked = (text: string): ElementContent[] =>
  languageRuns(text).map(({ text: value, lang }) => {
    const run = { type: 'text', value } as const
    return lang ? { type: 'element', tagName: 'span', properties: { lang }, children: [run] } : run
  })

/** Marks what is in Hindi or Bengali, unless the editor has. Changes the tree in place and returns it. */
export function markLanguages<Parent extends Root | Element>(parent: Parent): Parent {
  parent.children = parent.children.flatMap((node): RootContent[] => {
    if (node.type === 'text') return marked(node.value)
    if (node.type === 'element' && !node.properties.lang) markLanguages(node)
    return [node]
  })
  return parent
}
