import { NotFoundScreen } from '@/components/frame/error-screen'

/**
 * For what goes while its page is being made. Next sends this along with every page, so it has no
 * frame; unknown addresses get `global-not-found`.
 */
export default function NotFound() {
  return (
    <main>
      <NotFoundScreen phone={null} />
    </main>
  )
}
