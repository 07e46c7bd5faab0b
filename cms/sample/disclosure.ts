import { bullets, h2, link, p, page } from './html.ts'

/** What the tables of the page do not say: they are made from the collections of the disclosure. */
export const disclosure = page(
  p(
    'Published as the Central Board of Secondary Education requires (Appendix IX), in the order of its form: an inspector finds each row by its number. Whatever is marked as a sample is one until the school has put its own in its place.',
  ),
  h2('About the documents'),
  bullets(
    'Copies are self-attested by the chairman, manager or secretary and by the principal.',
    'The originals are kept at the school office and are shown to parents who ask.',
    `Teachers with their designations and qualifications stand under ${link('/Faculty', 'Faculty')}, the campus in pictures under ${link('/Infrastructure', 'Infrastructure')}.`,
  ),
)
