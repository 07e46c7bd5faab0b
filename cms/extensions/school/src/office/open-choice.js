import { h, resolveComponent } from 'vue'

/** Directus's dropdown offers only the choices of the field; this one also what other rows have in it. */
export default {
  id: 'open-choice',
  name: 'Choice, or a value of one’s own',
  description: 'Also offers the values that other rows have',
  icon: 'arrow_drop_down_circle',
  types: ['string'],
  options: null,
  component: {
    inheritAttrs: false,
    inject: ['api'],
    props: ['collection', 'field', 'choices'],
    data: () => ({ used: [] }),
    async created() {
      const params = { 'groupBy[]': this.field, limit: -1 }
      const answer = await this.api.get(`/items/${this.collection}`, { params }).catch(() => null)
      this.used = answer?.data.data.flatMap((row) => row[this.field] ?? []) ?? []
    },
    render() {
      const known = this.choices.map(({ value }) => value)
      const own = this.used.filter((value) => !known.includes(value))
      return h(resolveComponent('interface-select-dropdown'), {
        ...this.$attrs,
        collection: this.collection,
        field: this.field,
        choices: [...this.choices, ...own.map((value) => ({ text: value, value }))],
      })
    },
  },
}
