type Given = { PREVIEW_SECRET?: string | undefined; CMS_PREVIEW_TOKEN?: string | undefined }

/** For previews of drafts, which are off without. */
export type PreviewKeys = { secret: string; token: string }

/** Both keys, or neither. */
export function previewKeys(given: Given): PreviewKeys | undefined {
  const { PREVIEW_SECRET: secret, CMS_PREVIEW_TOKEN: token } = given
  return secret && token ? { secret, token } : undefined
}

/** What is wrong with the set of variables for previews. */
export function previewProblems({ PREVIEW_SECRET, CMS_PREVIEW_TOKEN }: Given): string[] {
  if (PREVIEW_SECRET && !CMS_PREVIEW_TOKEN)
    return ['CMS_PREVIEW_TOKEN is missing: PREVIEW_SECRET needs it.']
  if (CMS_PREVIEW_TOKEN && !PREVIEW_SECRET)
    return ['PREVIEW_SECRET is missing: CMS_PREVIEW_TOKEN needs it.']
  return []
}
