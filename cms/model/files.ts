import type { Field, Relation } from './types.ts'

export function image(field: string, note: string): Field {
  return fileField(field, note, 'file-image', 'image')
}

export function attachment(field: string, note: string): Field {
  return fileField(field, note, 'file', 'file')
}

/** A list of pictures; its rows live in the junction collection `gallery_files`. */
export function pictures(field: string, note: string): Field {
  return {
    field,
    type: 'alias',
    schema: null,
    meta: {
      special: ['files'],
      interface: 'files',
      options: { template: '{{directus_files_id.$thumbnail}} {{directus_files_id.title}}' },
      width: 'full',
      note,
    },
  }
}

/** The collection keeps its row when the file is deleted. */
export function toFile(collection: string, field: string): Relation {
  return {
    collection,
    field,
    related_collection: 'directus_files',
    schema: { on_delete: 'SET NULL' },
    meta: { sort_field: null },
  }
}

function fileField(field: string, note: string, kind: string, display: string): Field {
  return {
    field,
    type: 'uuid',
    schema: {},
    meta: { special: ['file'], interface: kind, display, width: 'full', note },
  }
}
