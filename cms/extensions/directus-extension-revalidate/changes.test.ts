import { changeOf, PendingChanges } from './changes.ts'

describe('changeOf', () => {
  it.each([
    ['items.create', { collection: 'notification', key: 7 }, 'notification', ['7']],
    ['items.update', { collection: 'heading', keys: [1, 2] }, 'heading', ['1', '2']],
    ['items.delete', { collection: 'pages', keys: ['3'] }, 'pages', ['3']],
    ['items.sort', { collection: 'faculty', item: 4 }, 'faculty', ['4']],
    ['items.update', { collection: 'gallery_files', keys: [9] }, 'gallery', []],
    ['files.upload', { key: 'a-b', collection: 'directus_files' }, 'directus_files', ['a-b']],
  ])('%s of %j', (name, event, collection, keys) => {
    expect(changeOf(name, event)).toEqual({ collection, keys })
  })

  it.each(['admission', 'admission_form', 'content_finding', 'directus_users', undefined])(
    'says nothing of %s',
    (collection) => {
      const event = collection === undefined ? { key: 1 } : { collection, key: 1 }
      expect(changeOf('items.create', event)).toBeNull()
    },
  )

  it('leaves the contents out', () => {
    const event = { collection: 'notification', key: 1, payload: { title: 'Draft' } }
    expect(JSON.stringify(changeOf('items.create', event))).not.toContain('Draft')
  })
})

describe('PendingChanges', () => {
  it('names each collection and key once and is empty afterwards', () => {
    const pending = new PendingChanges()
    pending.add({ collection: 'heading', keys: ['1'] })
    pending.add({ collection: 'heading', keys: ['1', '2'] })
    pending.add({ collection: '*', keys: [] })
    expect(pending.take()).toEqual([
      { collection: 'heading', keys: ['1', '2'] },
      { collection: '*', keys: [] },
    ])
    expect(pending.isEmpty).toBe(true)
  })
})
