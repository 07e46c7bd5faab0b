import { english } from '@/lib/messages/messages'
import { NotFoundScreen } from '@/components/frame/error-screen'

/**
 * For content that disappears while its page is rendered. Next.js includes this component in every
 * page, so it has no frame; `proxy.ts` sends unknown addresses to the 404 page.
 */
export default function NotFound() {
  return (
    <main>
      <NotFoundScreen phone={null} texts={english.messages.error} />
    </main>
  )
}
