/** Where a merchant's styles reach: the parts of a page that the merchant writes. */
export const merchantScope = '[data-merchant]'

/** Looks, no layout that could cover or move what is not the merchant's. */
const property =
  /^(?:color|background(?:-color)?|opacity|font(?:-(?:size|style|weight|variant-numeric))?|line-height|letter-spacing|text-(?:align|decoration(?:-(?:color|line|style|thickness))?|indent|transform|wrap)|white-space|hyphens|columns|column-(?:count|gap|rule|width)|(?:row-)?gap|list-style(?:-(?:position|type))?|vertical-align|(?:margin|padding)(?:-(?:top|right|bottom|left|block|inline)(?:-(?:start|end))?)?|border(?:-(?:top|right|bottom|left|block|inline|collapse|spacing))?(?:-(?:color|radius|style|width))?|(?:max|min)-(?:width|height|inline-size|block-size)|width|height|aspect-ratio|object-fit|break-(?:before|inside|after))$/

// No backslash, quote, colon, semicolon or brace, and of functions only those that compute.
const value = /^[\w\s#%.,+*/()-]+(?:!important)?$/i
const foreignFunction = /(?<!\b(?:calc|clamp|max|min|rgba?|hsla?|oklch))\(/i
const closes = (text: string) => text.split('(').length === text.split(')').length

const selector =
  /^[\w\s.#>+~*-]*(?:::?(?:hover|focus|focus-visible|first-child|last-child|before|after|first-line|first-letter))?$/
const condition = /^@media\s+[\w\s().:,<>=-]+$/

const declarations = (body: string): string =>
  body
    .split(';')
    .map((line) => {
      const [, name = '', given = ''] = /^\s*([\w-]+)\s*:\s*([^:]+?)\s*$/.exec(line) ?? []
      const known =
        property.test(name.toLowerCase()) &&
        value.test(given) &&
        closes(given) &&
        !foreignFunction.test(given)
      return known ? `${name.toLowerCase()}:${given}` : ''
    })
    .filter(Boolean)
    .join(';')

const rules = (css: string): string => {
  let written = ''
  for (const [, head = '', body = ''] of css.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    const parts = head.split(',').map((part) => part.trim())
    const kept = declarations(body)
    if (kept && parts.every((part) => part !== '' && selector.test(part))) {
      written += `${parts.map((part) => `${merchantScope} ${part}`).join(',')}{${kept}}`
    }
  }
  return written
}

/**
 * A merchant's style sheet as it may be linked: rules of known properties within the merchant's own content, at most
 * one @media deep. Nothing in it loads anything; whatever is not understood is left out.
 */
export const safeCss = (given: string): string => {
  const css = given.replaceAll(/\/\*[\s\S]*?\*\//g, ' ')
  let written = ''
  // Blocks of a condition first; what is left between them are plain rules.
  const plain = css.replaceAll(
    /(@[^{}]*)\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g,
    (_, head: string, body: string) => {
      const inner = condition.test(head.trim()) ? rules(body) : ''
      if (inner) written += `${head.trim()}{${inner}}`
      return ' '
    },
  )
  // A condition may change what the plain rules say, so it stands after them.
  return rules(plain) + written
}
