/** From far to near, as a reader asks: which libraries, what of the project, what beside this file. */
const PLACES = [/^node:/, /^[\w@](?!\/)/, /^@\//, /^\.\.(\/|$)/, /^\.(\/|$)/]

/** @param {string} source */
const distanceOf = (source) => PLACES.findIndex((place) => place.test(source))

/** @type {import('eslint').Rule.RuleModule} */
export const importOrder = {
  meta: {
    type: 'layout',
    schema: [],
    messages: {
      order: 'Imports go from far to near: node:, packages, @/, ../, ./. This one comes too late.',
    },
  },
  create(context) {
    let nearest = 0
    return {
      ImportDeclaration(node) {
        // `import 'server-only'` binds nothing; it stands where its effect belongs.
        if (node.specifiers.length === 0) return
        const distance = distanceOf(String(node.source.value))
        if (distance >= 0 && distance < nearest) context.report({ node, messageId: 'order' })
        nearest = Math.max(nearest, distance)
      },
    }
  },
}
