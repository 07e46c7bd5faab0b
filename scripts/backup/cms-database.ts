/** How the database of the CMS is saved and restored. */
export type CmsDatabase = {
  /** Its file in a backup. */
  file: string
  /** Writes a consistent copy into a file. */
  save: (to: string) => Promise<void>
  /**
   * Restores such a file, completely or not at all. Absent if the file in the data folder is the
   * database.
   * @param mayReplace whether it may already have content
   */
  load?: (from: string, mayReplace: boolean) => Promise<void>
}

/** The content of the CMS that a backup records. */
export type CmsContent = {
  /** By table: the collections and `directus_files`. */
  rows: Record<string, number>
  enquiryIds: string[]
  /** Completely uploaded files. */
  files: { name: string; size: number }[]
}
