import { CmsPicture } from '@/components/ui/cms-picture'
import type { Heading } from '@/lib/cms/headings'

/** The latest headings as cards, newest first. */
export function Headings({ headings }: { headings: readonly Heading[] }) {
  if (headings.length === 0) return <p>News from school life will be here.</p>
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {headings.map((heading) => (
        <li key={heading.id} className="overflow-hidden rounded-card border border-line bg-paper">
          {heading.image && (
            <CmsPicture
              file={heading.image}
              alt=""
              widths={[320, 640, 960]}
              sizes="(width >= 64rem) 24rem, (width >= 40rem) 50vw, 100vw"
              className="aspect-3/2 w-full object-cover"
            />
          )}
          <div className="p-4">
            <h3 className="text-lg font-semibold">{heading.title}</h3>
            {heading.description && <p className="mt-1">{heading.description}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
