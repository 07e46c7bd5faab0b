import { contactWords } from '@/content/pages/about/contact-us'
import { hrefOf } from '@/content/pages/page'
import { getPageAt } from '@/content/pages'

/** The way to the enquiry form, for who would rather write than call. */
export function Enquire() {
  return (
    <section
      aria-labelledby="enquire"
      className="no-print flex flex-wrap items-center justify-between gap-4 rounded-card border border-flame/30 bg-flame-tint p-6"
    >
      <div>
        <h2 id="enquire" className="text-2xl font-semibold">
          {contactWords.enquire.title}
        </h2>
        <p className="mt-1">{contactWords.enquire.text}</p>
      </div>
      <a href={hrefOf(getPageAt('/TakeAdmission'))} className="button">
        Send an enquiry
      </a>
    </section>
  )
}
