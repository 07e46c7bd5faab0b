import { h, resolveComponent } from 'vue'

const isComplete = (text) => /^[1-9]\d{3}-\d{1,2}-\d/.test(text ?? '')

/** The date in the boxes of the input, such as 2028-05-12 or, typed in part, yyyy-05-12; empty for none. */
function typedDate(field) {
  const boxes = [...field.querySelectorAll('.date-field-segment')]
  if (boxes.every((box) => box.hasAttribute('data-placeholder'))) return ''
  const textOf = (part) =>
    boxes.find((box) => box.dataset.rekaDateFieldSegment === part)?.textContent.trim() ?? ''
  return `${textOf('year').padStart(4, '0')}-${textOf('month')}-${textOf('day')}`
}

/**
 * Directus's input for days and times sends nothing for a date that was typed in part, or with a
 * year of two figures, and says that the row was saved. This one sends it, and the CMS refuses it.
 */
export default {
  id: 'moment',
  name: 'Day or time',
  description: 'Does not lose a date that was typed in part',
  icon: 'today',
  types: ['date', 'timestamp'],
  options: null,
  component: {
    inheritAttrs: false,
    props: ['value'],
    emits: ['input'],
    methods: {
      check({ currentTarget: field }) {
        const typed = typedDate(field)
        if (typed && !isComplete(typed)) this.$emit('input', typed)
        // Emptied after it was typed in part.
        else if (!typed && this.value && !isComplete(this.value)) this.$emit('input', null)
      },
    },
    render() {
      const input = h(resolveComponent('interface-datetime'), {
        ...this.$attrs,
        value: isComplete(this.value) ? this.value : null,
        onInput: (chosen) => this.$emit('input', chosen),
      })
      return h('div', { onFocusout: this.check }, [input])
    },
  },
}
