// The Studio bundles this file as it is and hands it its own Vue; TypeScript it would not understand.
import { h } from 'vue'

/** A row of a list opens when it is clicked; the number in it calls instead. */
const stay = (event) => event.stopPropagation()

export default {
  id: 'phone',
  name: 'Telephone number',
  description: 'A link that calls the number',
  icon: 'call',
  types: ['string'],
  options: null,
  component: {
    props: { value: { type: String, default: null } },
    render() {
      if (!this.value) return h('span', { style: 'color: var(--theme--foreground-subdued)' }, '--')
      const look = 'color: var(--theme--primary); text-decoration: underline'
      return h('a', { href: `tel:${this.value}`, style: look, onClick: stay }, this.value)
    },
  },
}
