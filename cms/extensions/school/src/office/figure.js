import { h, resolveComponent } from 'vue'

/** Directus's input for numbers sends nothing for 8,150/-; this one sends what was typed. */
export default {
  id: 'figure',
  name: 'Whole number',
  description: 'Keeps what is typed; the CMS stores the number or refuses it',
  icon: 'pin',
  types: ['integer'],
  options: null,
  component: {
    props: ['value', 'disabled', 'nonEditable'],
    emits: ['input'],
    render() {
      return h(resolveComponent('v-input'), {
        modelValue: this.value,
        disabled: this.disabled,
        nonEditable: this.nonEditable,
        'onUpdate:modelValue': (typed) => this.$emit('input', typed),
      })
    },
  },
}
