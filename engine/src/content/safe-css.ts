import type { Atrule, CssNode, Declaration, Rule, Selector } from 'css-tree'
import generate from 'css-tree/generator'
import parse from 'css-tree/parser'
import walk from 'css-tree/walker'

/** Where a merchant's styles reach: the parts of a page that the merchant writes. */
export const merchantScope = '[data-merchant]'

const of = (names: string) => names.split(' ')
const sides = of('top right bottom left block inline')
const logicalSides = of('block-start block-end inline-start inline-end')
const margins = ['', ...[...sides, ...logicalSides].map((side) => `-${side}`)]
const edges = ['', ...sides.map((side) => `-${side}`)]
const sizes = of('width height inline-size block-size')

/** Looks, no layout that could cover or move what is not the merchant's. */
const properties = new Set([
  ...of(
    'color background background-color opacity font font-size font-style font-weight font-variant-numeric',
  ),
  ...of('line-height letter-spacing text-align text-indent text-transform text-wrap text-decoration'),
  ...of('text-decoration-color text-decoration-line text-decoration-style text-decoration-thickness'),
  ...of('white-space hyphens columns column-count column-gap column-rule column-width gap row-gap'),
  ...of('list-style list-style-position list-style-type vertical-align border-collapse border-spacing'),
  ...of('width height aspect-ratio object-fit break-before break-inside break-after'),
  ...sizes.flatMap((size) => [`max-${size}`, `min-${size}`]),
  ...margins.flatMap((side) => [`margin${side}`, `padding${side}`]),
  ...edges.flatMap((side) =>
    ['', '-color', '-radius', '-style', '-width'].map((end) => `border${side}${end}`),
  ),
])

/** What selects by name or by a state. No attribute: what a field holds could be told by it. */
const selectors = new Set(of('Selector TypeSelector ClassSelector IdSelector Combinator'))
const states = new Set(
  of('hover focus focus-visible first-child last-child before after first-line first-letter'),
)
const combinators = new Set([' ', '>', '+', '~'])

/** What a value may be made of: nothing that loads, names a variable or holds a text. */
const values = new Set(of('Value Identifier Number Dimension Percentage Hash Operator Parentheses'))
const functions = new Set(of('calc clamp max min rgb rgba hsl hsla oklch'))

const conditions = new Set(
  of(
    'AtrulePrelude MediaQueryList MediaQuery Condition Feature FeatureRange Identifier Number Dimension Ratio',
  ),
)

/** Without an escape or a namespace: what a name says is what the browser reads. */
const isPlain = (name: string) => name === '*' || /^[\w-]+$/.test(name)

const names = (node: CssNode): (string | null)[] => {
  switch (node.type) {
    case 'Combinator':
    case 'Operator':
      return []
    case 'Dimension':
      return [node.unit]
    case 'Hash':
      return [node.value]
    case 'MediaQuery':
      return [node.modifier, node.mediaType]
    default:
      return 'name' in node && typeof node.name === 'string' ? [node.name] : []
  }
}

/** Whether a node and all within it are known, and every name in them is plain. */
const isMadeOf = (root: CssNode, isKnown: (node: CssNode) => boolean) =>
  !walk.find(root, (node) => !isKnown(node) || !names(node).every((name) => name === null || isPlain(name)))

const isSelector = (selector: Selector) =>
  selector.children.first?.type !== 'Combinator' &&
  isMadeOf(selector, (node) => {
    if (node.type === 'Combinator') return combinators.has(node.name)
    if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
      return states.has(node.name.toLowerCase()) && !node.children
    return selectors.has(node.type)
  })

const isValue = (value: CssNode) =>
  isMadeOf(value, (node) =>
    node.type === 'Function' ? functions.has(node.name.toLowerCase()) : values.has(node.type),
  )

const isSafe = ({ property, value, important }: Declaration) =>
  properties.has(property.toLowerCase()) && typeof important === 'boolean' && isValue(value)

/** One rule within the merchant's scope, or nothing: a selector that is not known takes the whole rule along. */
const ruleOf = ({ prelude, block }: Rule): string => {
  if (prelude.type !== 'SelectorList') return ''
  const given = prelude.children.toArray()
  if (!given.every((one) => one.type === 'Selector' && isSelector(one))) return ''
  const declarations = block.children
    .toArray()
    .flatMap((one) => (one.type === 'Declaration' && isSafe(one) ? [generate(one)] : []))
  if (declarations.length === 0) return ''
  return `${given.map((one) => `${merchantScope} ${generate(one)}`).join(',')}{${declarations.join(';')}}`
}

const mediaOf = ({ name, prelude, block }: Atrule): string => {
  if (name.toLowerCase() !== 'media' || !prelude || !block) return ''
  if (!isMadeOf(prelude, ({ type }) => conditions.has(type))) return ''
  const inner = block.children.toArray().map((one) => (one.type === 'Rule' ? ruleOf(one) : ''))
  return inner.some(Boolean) ? `@media ${generate(prelude)}{${inner.join('')}}` : ''
}

/**
 * The parser keeps its table of tokens from one sheet to the next and looks one place past what it has written: where an
 * earlier sheet left an opening brace there, a sheet that closes more than it opens is read for ever (css-tree 3.2.1).
 * Semicolons, one more than a sheet of this size can have tokens, leave nothing there to be found.
 */
const parseSheet = (given: string): CssNode => {
  parse(';'.repeat(given.length + 1), { onParseError: () => {} })
  return parse(given, { onParseError: () => {} })
}

/**
 * A merchant's style sheet as it may be linked: rules of known properties within the merchant's own content, at most
 * one @media deep, written anew from what a parser understood. Nothing in it loads anything; whatever is not understood
 * is left out (docs/decisions/040).
 */
export const safeCss = (given: string): string => {
  const sheet = parseSheet(given)
  if (sheet.type !== 'StyleSheet') return ''
  return sheet.children
    .toArray()
    .map((node) => (node.type === 'Rule' ? ruleOf(node) : node.type === 'Atrule' ? mediaOf(node) : ''))
    .join('')
}
