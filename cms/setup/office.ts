import { DASHBOARD, PANELS } from '../model/dashboard.ts'
import { VIEWS } from '../model/views.ts'
import type { Cms } from './client.ts'
import { put } from './put.ts'

/** The lists, boards and figures that await the office; what people save for themselves stays. */
export async function applyOffice(cms: Cms, onStep: (text: string) => void): Promise<void> {
  for (const view of VIEWS) {
    const name = `${view.collection}, ${view.bookmark ?? 'list'}`
    await put(cms, '/presets', name, view, onStep)
  }
  await removeForeignViews(cms, onStep)
  await put(cms, '/dashboards', DASHBOARD.name, DASHBOARD, onStep)
  for (const panel of PANELS) await put(cms, '/panels', panel.name, panel, onStep)
}

// Earlier versions let editors set what the office sees, such as an inbox that shows nothing.
async function removeForeignViews(cms: Cms, onStep: (text: string) => void): Promise<void> {
  const shared = await cms.list('/presets?limit=-1&fields=id&filter[user][_null]=true')
  const ids = shared.map(({ id }) => Number(id))
  const foreign = ids.filter((id) => !VIEWS.some((view) => view.id === id))
  if (foreign.length === 0) return
  await cms.remove('/presets', foreign)
  onStep(`Removed ${foreign.length} views that are not part of the model`)
}
