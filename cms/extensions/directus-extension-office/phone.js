// The Studio bundles this file unchanged, with its own Vue; it does not compile TypeScript.
import { h } from 'vue'

/** A click on a row opens it; a click on the number calls instead. */
const stay = (event) => event.stopPropagation()

const phone = {
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

/** The display that this file adds to the Studio. */
export const displays = [phone]
