import { content, table, type Relation } from './fields/collection.ts'
import { multiline, text, type Field } from './fields/fields.ts'
import { rowId, sort, status } from './fields/row-fields.ts'
import { translations } from './fields/translations.ts'

const pictures: Field = {
  field: 'images',
  type: 'alias',
  schema: null,
  meta: {
    special: ['files'],
    interface: 'files',
    options: { template: '{{directus_files_id.$thumbnail}} {{directus_files_id.title}}' },
    width: 'full',
    note: "On the gallery, cropped to 3:2, and complete when it is opened: at least 1200 pixels wide. Drag to reorder. A picture's caption is the title of its file: open the picture to write it. Publish a child's face only with the parents' consent.",
  },
}

export const gallery = content('gallery', {
  name: 'Gallery',
  icon: 'photo_library',
  note: 'Albums of pictures',
  template: '{{title}}',
  fields: [
    sort(),
    text('title', 'The name of the album: the event or the place.', { max: 200 }),
    status(),
    pictures,
  ],
})

/** The texts of a file of the library in other languages: Directus has the file, with its title and description, itself. */
export const fileTranslations = translations('directus_files', [
  text('title', ''),
  multiline('description', ''),
])

/** The pictures of the albums, one per row. */
export const galleryFiles = table(
  'gallery_files',
  [rowId(), column('gallery_id', 'integer'), column('directus_files_id', 'uuid'), sort()],
  { icon: 'import_export', hidden: true, group: 'website', sort_field: 'sort' },
)

export const galleryRelations: Relation[] = [
  {
    collection: 'gallery_files',
    field: 'gallery_id',
    related_collection: 'gallery',
    schema: { on_delete: 'CASCADE' },
    meta: {
      one_field: 'images',
      junction_field: 'directus_files_id',
      sort_field: 'sort',
      one_deselect_action: 'delete',
    },
  },
  {
    collection: 'gallery_files',
    field: 'directus_files_id',
    related_collection: 'directus_files',
    schema: { on_delete: 'CASCADE' },
    meta: { one_field: null, junction_field: 'gallery_id' },
  },
]

function column(field: string, type: string): Field {
  return { field, type, schema: {}, meta: { hidden: true } }
}
