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
  await put(cms, '/dashboards', DASHBOARD.name, DASHBOARD, onStep)
  for (const panel of PANELS) await put(cms, '/panels', panel.name, panel, onStep)
}
