/** The tables of the extension of the CMS that Directus does not see, with their columns in SQLite and PostgreSQL. */
const OWN_TABLES = {
  /** The files of answers, in base64: no address of Directus reads them. */
  school_attachment:
    'answer text NOT NULL, number integer NOT NULL, name text NOT NULL, content text NOT NULL, PRIMARY KEY (answer, number)',
  school_clock: 'record text NOT NULL',
  school_import:
    'collection text NOT NULL, item text NOT NULL, digests text NOT NULL, PRIMARY KEY (collection, item)',
  school_mail:
    'id text PRIMARY KEY, recipient text NOT NULL, about text NOT NULL, subject text NOT NULL, body text NOT NULL, created bigint NOT NULL, claimed bigint NOT NULL',
  school_link:
    'id text PRIMARY KEY, pin text NOT NULL, created bigint NOT NULL, wrong integer NOT NULL, wrong_at bigint NOT NULL, used bigint',
  school_mailing:
    'name varchar(200) PRIMARY KEY, owner varchar(60) NOT NULL, taken_at bigint NOT NULL, is_done integer NOT NULL',
  school_sample: 'collection text NOT NULL, item text NOT NULL, seeded text NOT NULL',
}

/** The names of these tables. */
export const ownTables = Object.keys(OWN_TABLES)

/** The statements that create them, unless they are there. */
export const createOwnTables = Object.entries(OWN_TABLES).map(
  ([name, columns]) => `CREATE TABLE IF NOT EXISTS ${name} (${columns})`,
)
