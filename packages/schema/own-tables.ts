/** The tables of the extension of the CMS that Directus does not see, with their columns in SQLite and PostgreSQL. */
const OWN_TABLES = {
  school_clock: 'record text NOT NULL',
  school_import:
    'collection text NOT NULL, item text NOT NULL, digests text NOT NULL, PRIMARY KEY (collection, item)',
  school_sample: 'collection text NOT NULL, item text NOT NULL, seeded text NOT NULL',
}

/** The statement that creates one of them, unless it is there. */
export const createOwnTable = (name: keyof typeof OWN_TABLES): string =>
  `CREATE TABLE IF NOT EXISTS ${name} (${OWN_TABLES[name]})`

/** The names of these tables. */
export const ownTables = Object.keys(OWN_TABLES) as (keyof typeof OWN_TABLES)[]
