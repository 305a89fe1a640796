/**
 * Stylelint rule: a component styles only what it draws itself. `:global` may name what surrounds it, as in
 * `:global([data-theme='day']) h1`, and `:has(…)` may ask what lies in it, but what another component draws is sized and
 * coloured by props and custom properties of that one.
 */
import stylelint from 'stylelint'

const ruleName = 'house/no-foreign-styles'
const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected: (selector) =>
    `"${selector}" styles what another component draws: give that one a prop or a custom property`,
})
const SURROUNDING = /^:global\((?::root)?(?:\[data-[\w-]+(?:='[\w-]+')?\])+\)(?=.)/
const ASKING = /:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

const rule = (enabled) => (root, result) => {
  if (!enabled) return
  root.walkRules((node) => {
    for (const selector of node.selectors) {
      if (!selector.replace(SURROUNDING, '').replace(ASKING, '').includes(':global')) continue
      stylelint.utils.report({ ruleName, result, node, message: messages.rejected(selector), word: selector })
    }
  })
}
rule.ruleName = ruleName
rule.messages = messages
rule.meta = { url: '' }

export default stylelint.createPlugin(ruleName, rule)
