/** What the site relies on in the CMS's answers about a collection. */
export type Contract = {
  /** A list of rows; otherwise one record. */
  isList: boolean
  /** There in every row, and never null. */
  required: readonly [string, ...string[]]
  /** Text, a number or null; never anything else. */
  plain: readonly [string, ...string[]]
}

const list = (required: Contract['required'], ...others: string[]): Contract => ({
  isList: true,
  required,
  plain: [...required, ...others],
})

/** By the address at which the site asks. */
export const contracts: ReadonlyMap<string, Contract> = new Map([
  ['/items/notification', list(['id', 'title', 'date'], 'description')],
  ['/items/heading', list(['id', 'title'], 'description')],
  ['/items/pages', list(['page_name'], 'title', 'content')],
  ['/items/faculty', list(['id', 'name'], 'designation', 'qualification', 'department')],
  ['/items/fee', list(['class_name'], 'amount')],
  ['/items/gallery', list(['id'], 'title')],
  ['/items/exam', list(['id', 'title'], 'place', 'embed')],
  ['/items/disclosure_document', list(['id', 'kind'], 'title', 'url', 'remark')],
  ['/items/board_result', list(['id'], 'class', 'year', 'registered', 'passed', 'remarks')],
  ['/items/school', { isList: false, required: ['name'], plain: ['name', 'phone', 'address'] }],
  [
    '/items/disclosure',
    {
      isList: false,
      required: ['principal_name'],
      plain: ['principal_name', 'pgt', 'campus_area', 'internet'],
    },
  ],
])
