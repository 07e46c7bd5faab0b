import type { Gap, Rule } from '../gap.ts'
import { inStudio } from '../studio.ts'

/** What a camera or a telephone calls a picture, which Directus takes for its title. */
const FROM_A_CAMERA =
  /^(img|dscn?|pxl|image|photo|picture|screenshot|whatsapp image)([\s\d_.():-]|at|am|pm)*$/i

/** Pictures of the gallery without words: what they show is lost on whoever cannot see them. */
export const untitledPictures: Rule = ({ rows, pictures }) => {
  const albums = new Map(rows.gallery.map(({ id, title }) => [id, title ?? 'without a name']))
  const untitled = pictures.filter(
    ({ album, title }) => albums.has(album) && (title === null || FROM_A_CAMERA.test(title)),
  )
  return [...Map.groupBy(untitled, ({ album }) => album)].map(([album, { length }]) => ({
    path: '/Gallery',
    kind: 'missing',
    what: `Pictures without a title in the album ${albums.get(album)}: ${length}`,
    todo: inStudio('gallery', 'open each picture and write into its title what one sees'),
  }))
}

/** Headings stand on the home page with their picture. */
export const headingsWithoutImage: Rule = ({ rows }) =>
  rows.heading
    .filter(({ image }) => image === null)
    .map(({ title }) => ({
      path: '/',
      kind: 'missing',
      what: `The heading "${title}" has no picture`,
      todo: inStudio('heading', 'choose an image, landscape, at least 1200 pixels wide'),
    }))

/** Files that a row still names and that the CMS cannot hand out. */
export const goneFiles: Rule = ({ rows, pictures, goneFiles: gone }) => {
  const isGone = (file: string | null) => file !== null && gone.has(file)
  const notices = rows.notification.filter(({ file }) => isGone(file))
  const headings = rows.heading.filter(({ image }) => isGone(image))
  const album = pictures.filter(({ file }) => isGone(file))
  return [
    ...notices.map(({ title }): Gap => ({
      path: '/notices',
      kind: 'missing',
      what: `The file of the notice "${title}" is gone`,
      todo: inStudio('notification', 'upload it again'),
    })),
    ...headings.map(({ title }): Gap => ({
      path: '/',
      kind: 'missing',
      what: `The picture of the heading "${title}" is gone`,
      todo: inStudio('heading', 'upload it again'),
    })),
    ...album.map(({ title }): Gap => ({
      path: '/Gallery',
      kind: 'missing',
      what: `The picture "${title ?? 'without a title'}" is gone`,
      todo: inStudio('gallery', 'upload it again'),
    })),
  ]
}
