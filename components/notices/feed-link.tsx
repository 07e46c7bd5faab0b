import { Icon } from '@/components/ui/icon'
import { subscribing } from '@/content/pages/general/notices'
import { FEED_PATH, FEED_TYPE } from '@/lib/feeds/feed-path'

/** The way to the notices for programs that follow them. */
export function FeedLink() {
  return (
    <a
      href={FEED_PATH}
      type={FEED_TYPE}
      className="inline-flex min-h-11 items-center gap-2 underline underline-offset-3"
    >
      <Icon name="feed" className="size-4" />
      {subscribing.feed.link}
    </a>
  )
}
