import type { ReactNode } from 'react'
import type { Block, PageText as Text } from '@/content/text'
import { TextBlock } from './text-block'

type Props = {
  text: Text
  /** What stands below the words, and above the links to where to go next. */
  children?: ReactNode
}

const isLinks = (block: Block) => block.kind === 'links'

/** What a page says of itself while the CMS has no text for it. */
export function PageText({ text, children }: Props) {
  const words = text.blocks.filter((block) => !isLinks(block))
  const next = text.blocks.find(isLinks)
  return (
    <>
      <div className="prose">
        {words.map((block, index) => (
          <TextBlock key={index} block={block} />
        ))}
      </div>
      {children}
      {next && <TextBlock block={next} />}
    </>
  )
}
