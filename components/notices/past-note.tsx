import { Icon } from '@/components/ui/icon'
import { pastSentence } from '@/lib/content/notices/past'

type Props = { notice: Parameters<typeof pastSentence>[0] }

/** Says above a notice that it no longer holds; nothing above one that does. */
export function PastNote({ notice }: Props) {
  const sentence = pastSentence(notice)
  if (!sentence) return null
  return (
    <p className="flex max-w-measure items-start gap-3 rounded-card border-2 border-flame bg-flame-tint p-4 font-semibold">
      <Icon name="clock" className="mt-1" />
      {sentence}
    </p>
  )
}
