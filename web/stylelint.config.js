/** What holds for styles beyond their form, which is Prettier's: screens and layers have names, and nothing reaches into another component. */
import foreign from './plugins/no-foreign-styles.js'

export default {
  extends: 'stylelint-config-standard',
  plugins: [foreign],
  rules: {
    'house/no-foreign-styles': true,
    'media-feature-name-disallowed-list': [
      ['/^(min-|max-)?(width|height|aspect-ratio)$/', 'orientation'],
      {
        message: (name) =>
          `Ask for a screen of src/styles/screens.ts by its name, or for the own room, not for ${name}`,
      },
    ],
    'declaration-property-value-allowed-list': [
      { 'z-index': ['/^var\\(--z-[a-z]+\\)$/'] },
      { message: (property, value) => `Take a layer of src/styles/tokens.css for ${property}, not ${value}` },
    ],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],

    // Safari still needs these.
    'property-no-vendor-prefix': [true, { ignoreProperties: ['/user-select$/'] }],
    // A rule for a state may stand beside the one for its part.
    'no-descending-specificity': null,

    // as we like to write
    'alpha-value-notation': 'number',
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-block-no-redundant-longhand-properties': null,
    'declaration-empty-line-before': null,
    'function-url-quotes': null,
    'keyframe-selector-notation': null,
    'rule-empty-line-before': null,
    'value-keyword-case': null,
  },
  overrides: [{ files: '**/*.svelte', customSyntax: 'postcss-html' }],
}
