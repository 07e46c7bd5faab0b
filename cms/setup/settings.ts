import type { Cms, Row } from './client.ts'
import { difference } from './difference.ts'

const WIDTHS = [320, 640, 960, 1280, 1600]

/** The sizes that the site asks for; any other request for a resized picture is refused. */
const PICTURES = {
  storage_asset_transform: 'presets',
  storage_asset_presets: WIDTHS.map((width) => ({
    key: `w${width}`,
    fit: 'inside',
    width,
    height: null,
    quality: 75,
    withoutEnlargement: true,
    format: 'webp',
    transforms: [],
  })),
}

const LOOK = {
  project_name: 'School website',
  project_color: '#b93a14',
  default_language: 'en-GB',
  module_bar: [
    { type: 'module', id: 'content', enabled: true },
    { type: 'module', id: 'files', enabled: true },
    { type: 'module', id: 'users', enabled: true },
    { type: 'module', id: 'settings', enabled: true, locked: true },
  ],
}

/** The look is given once and is the administrator's afterwards; the rest holds for good. */
export async function applySettings(
  cms: Cms,
  siteUrl: string,
  onStep: (text: string) => void,
): Promise<void> {
  const actual = await cms.read('/settings')
  const isUntouched = actual['project_name'] === 'Directus'
  const wanted: Row = {
    ...PICTURES,
    project_url: siteUrl,
    public_registration: false,
    ...(isUntouched ? LOOK : {}),
  }
  const changed = difference(wanted, actual)
  if (!changed) return
  await cms.update('/settings', changed)
  onStep('Updated the settings')
}
