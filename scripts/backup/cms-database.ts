/** The database of the CMS: how it gets into a backup, and back. */
export type CmsDatabase = {
  /** Its file in a backup. */
  file: string
  /** Writes a consistent copy into a file. */
  save: (to: string) => Promise<void>
  /**
   * Loads such a file, completely or not at all. Absent where the file in the data folder is the database.
   * @param mayReplace whether it may already have content
   */
  load?: (from: string, mayReplace: boolean) => Promise<void>
}

/** What a backup needs to know about its copy of the CMS. */
export type CmsContent = {
  /** By table: those of the collections, and `directus_files`. */
  rows: Record<string, number>
  enquiryIds: string[]
  /** Those that have arrived completely. */
  files: { name: string; size: number }[]
}
