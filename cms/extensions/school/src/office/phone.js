import { h } from 'vue'

/** A click on a row opens it; a click on the number calls instead. */
const stay = (event) => event.stopPropagation()

const callLook = 'color: var(--theme--primary); text-decoration: underline'

/** One link for each number: families also write two into one field. */
const linksOf = (text) =>
  text
    .split(/([/,;|])/)
    .map((part) =>
      /\d{6}/.test(part.replace(/\D/g, ''))
        ? h(
            'a',
            { href: `tel:${part.replace(/[^\d+]/g, '')}`, style: callLook, onClick: stay },
            part,
          )
        : part,
    )

/** A display of the Studio. */
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
      return h('span', linksOf(this.value))
    },
  },
}
