import type { PageText as Text } from '@/content/text'
import { TextBlock } from './text-block'

/** What a page says of itself while the CMS has no text for it. */
export function PageText({ text }: { text: Text }) {
  return (
    <div className="prose">
      {text.blocks.map((block, index) => (
        <TextBlock key={index} block={block} />
      ))}
    </div>
  )
}
