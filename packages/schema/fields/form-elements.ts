import { extended, type Field } from './fields.ts'

type Values = Record<string, unknown>

/** An element of the form without a column. */
export function presentation(field: string, meta: Values): Field {
  return { field, type: 'alias', schema: null, meta: { special: ['alias', 'no-data'], ...meta } }
}

type Link = { label: string; icon: string; url: string; type?: 'primary' }

/** A button of the form that opens an address; `../` is the CMS, as the Studio is below `/admin/`. */
export function button(field: string, link: Link, meta: Values = {}): Field {
  const options = { links: [{ type: 'normal', ...link }] }
  return presentation(field, { interface: 'presentation-links', options, ...meta })
}

/** A box of the form that appears while the values of the form meet a rule, before they are saved. */
export const notice = (field: string, options: Values, rule: Values): Field =>
  shownIf(rule, presentation(field, { interface: 'presentation-notice', options, width: 'full' }))

/** Such a box about what visitors do not see. */
export const unseen = (field: string, text: string, rule: Values): Field =>
  notice(field, { color: 'warning', icon: 'visibility_off', text }, rule)

/** A field that the form shows while its values meet a rule. */
export const shownIf = (rule: Values, field: Field): Field =>
  extended(field, { hidden: true, conditions: [condition(field, rule, false)] })

/** A field that the form does not show while its values meet a rule. */
export const hiddenIf = (rule: Values, field: Field): Field =>
  extended(field, { conditions: [condition(field, rule, true)] })

const condition = ({ field }: Field, rule: Values, hidden: boolean) => ({
  name: field,
  rule: { _and: [rule] },
  hidden,
})
