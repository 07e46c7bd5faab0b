import { drawings } from 'school-schema/files/pictures'
import rows from '../../sample/section.json' with { type: 'json' }
import { getPicture } from '../../lib/messages/names.ts'
import { english } from '@/lib/messages/messages'

/** The pictures of a page in the sample, with their categories. */
export const samplePictures = (page: string) =>
  rows
    .filter((row) => row.page === page && row.kind === 'picture')
    .flatMap((row) => {
      const name = drawings.find((drawing) => drawing === row.drawing)
      return name ? [{ ...getPicture(english, name), category: row.category }] : []
    })

/** The questions of the home page in the sample, whose answers have placeholders. */
export const sampleQuestions = rows
  .filter(({ page, kind }) => page === 'home' && kind === 'questions')
  .flatMap(({ items = [] }: { items?: { title: string; text?: string }[] }) => items)
