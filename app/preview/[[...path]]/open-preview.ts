import { showDrafts } from '@/lib/content/drafts'
import { fileFolder, readGrant, type Given } from '@/lib/preview/grant'
import { findShown } from '@/lib/preview/paths'

export type PreviewProps = {
  params: Promise<{ path?: string[] }>
  searchParams: Promise<Given>
}

/**
 * What the address of a preview opens; null when it opens nothing. From here on, all that this
 * request reads is with drafts.
 */
export async function openPreview({ params, searchParams }: PreviewProps) {
  const parts = (await params).path ?? []
  const path = `/${parts.map(decodeURIComponent).join('/')}`
  const grant = readGrant(path, await searchParams)
  const shown = grant && findShown(path)
  if (!shown) return null
  const folderOf = (id: string) => fileFolder(grant, id)
  showDrafts({ noticeId: shown.noticeId, folderOf })
  return { ...shown, path, grant }
}

export type Preview = NonNullable<Awaited<ReturnType<typeof openPreview>>>
