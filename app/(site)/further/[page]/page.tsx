import PlainPage, { generateMetadata } from '@/app/(site)/[page]/page'

// The pages at addresses that the school has chosen: `app/[...path]` answers with them.

export { generateMetadata }
export default PlainPage

/** Rendered at the first request, as the addresses are content. */
export function generateStaticParams(): { page: string }[] {
  return []
}
