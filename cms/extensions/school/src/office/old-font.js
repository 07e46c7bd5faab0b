import { convertHtml, convertText } from 'school-schema/old-fonts/convert-text'
import { h, resolveComponent } from 'vue'
import { focusFirstFields } from './first-field.ts'
import { pasteMarks } from './whatsapp-marks.ts'

// Before the editor sees it, in every text field.
document.addEventListener('paste', pasteMarks, true)
focusFirstFields()

/** A value in which texts that were typed for an old font are in Unicode; the same value without any. */
function converted(value) {
  if (typeof value === 'string')
    return (value.includes('</') ? convertHtml(value) : convertText(value)) ?? value
  if (Array.isArray(value)) return value.map(converted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, converted(each)]))
}

const changesOf = (row) =>
  Object.entries(row).flatMap(([name, value]) => {
    const unicode = converted(value)
    return JSON.stringify(unicode) === JSON.stringify(value) ? [] : [[name, unicode]]
  })

const SHOWN = 200

/** The first words of new values, with an ellipsis if there are more. */
function wordsIn(values) {
  const words = JSON.stringify(values)
    .replace(/<[^>]*>|[[\]{}"]/g, ' ')
    .trim()
  return words.length > SHOWN ? `${words.slice(0, SHOWN)}…` : words
}

/**
 * Offers to convert texts for an old font, such as Kruti Dev, to Unicode: those of the form, as they are typed or pasted,
 * or those of the row that an entry of Content to fix is about. Nothing changes before somebody chooses it.
 */
export default {
  id: 'old-font',
  name: 'Texts for an old font',
  description: 'Offers to convert them to Unicode',
  icon: 'translate',
  types: ['alias'],
  localTypes: ['presentation'],
  group: 'presentation',
  hideLabel: true,
  options: null,
  component: {
    inject: ['api', 'values'],
    props: ['collection', 'disabled'],
    emits: ['setFieldValue'],
    data: () => ({ row: null, done: false, failure: '' }),
    computed: {
      isFinding() {
        return this.collection === 'content_finding'
      },
      form() {
        return this.values.value ?? this.values
      },
      changes() {
        return changesOf((this.isFinding ? this.row : this.form) ?? {})
      },
      /** `/content/notification/7`: the row of a finding. */
      path() {
        const [, place] = /^\/content\/(\w+(?:\/[\w-]+)?)$/.exec(this.form.link ?? '') ?? []
        return place && `/items/${place}`
      },
    },
    watch: {
      path: { immediate: true, handler: 'load' },
    },
    methods: {
      async load() {
        if (!this.isFinding || !this.path) return
        const answer = await this.api.get(this.path).catch(() => null)
        this.row = answer?.data.data ?? null
      },
      async convert() {
        if (!this.isFinding) {
          for (const [field, value] of this.changes) {
            this.$emit('setFieldValue', { field, value })
            // The form knows one change before the next one.
            await this.$nextTick()
          }
          return
        }
        try {
          await this.api.patch(this.path, Object.fromEntries(this.changes))
          this.done = true
        } catch (error) {
          this.failure = error.response?.data?.errors?.[0]?.message ?? String(error)
        }
      },
    },
    render() {
      const say = (type, ...content) => h(resolveComponent('v-notice'), { type }, () => content)
      if (this.failure) return say('danger', this.failure)
      if (this.done)
        return say(
          'success',
          'Converted and saved. Open it and read it once; this entry disappears within a minute.',
        )
      if (this.disabled || this.changes.length === 0) return h('div', { hidden: true })
      return say(
        'warning',
        h('div', [
          h(
            'p',
            'This text is typed for an old font such as Kruti Dev or Bijoy: visitors cannot read it. In Unicode it is:',
          ),
          h('p', { style: 'margin: 8px 0' }, wordsIn(this.changes.map(([, value]) => value))),
          h(resolveComponent('v-button'), { small: true, onClick: this.convert }, () =>
            this.isFinding ? 'Convert it and save' : 'Convert it',
          ),
        ]),
      )
    },
  },
}
