import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { type Selector, transform } from 'lightningcss'
import { expect, test } from 'vitest'
import { merchantScope, safeCss } from './safe-css.ts'

test('[S7.045] a merchant’s styles reach the merchant’s content only', () => {
  expect(safeCss('/* ours */ h2, .nota > p { color: #b5301a; margin-top: 2rem }')).toBe(
    '[data-merchant] h2,[data-merchant] .nota>p{color:#b5301a;margin-top:2rem}',
  )
  expect(
    safeCss('@media (min-width: 48em) { table { width: calc(100% - 2rem) } } a:hover { opacity: .8 }'),
  ).toBe(
    '@media (min-width:48em){[data-merchant] table{width:calc(100% - 2rem)}}[data-merchant] a:hover{opacity:.8}',
  )
})

test.each([
  ['p { background: url(https://x.example/a) }', ''],
  ['p { background: image-set("https://x.example/a" 1x) }', ''],
  ['p { color: red; position: fixed; inset: 0 }', '[data-merchant] p{color:red}'],
  ['p { color: expression(alert(1)) }', ''],
  ['p { color: u\\72l(x) }', ''],
  ['p { color: url(x); margin: 0 }', '[data-merchant] p{margin:0}'],
  ['p { background: \\75 rl(x) }', ''],
  ['p { background: u/**/rl(x) }', ''],
  ['p { background: var(--x) }', ''],
  ['p { --x: url(x); color: env(x) }', ''],
  ['p { width: calc(1px + attr(data-x px)) }', ''],
  ['p { color: rgb(0 0 0 / .5) !important }', '[data-merchant] p{color:rgb(0 0 0/.5)!important}'],
  ['p { color: red !ie }', ''],
  ['p { *color: red; position: fixed !important; z-index: 9; inset: 0 }', ''],
  ['p { COLOR: RED; Position: Fixed }', '[data-merchant] p{COLOR:RED}'],
  ['p { behavior: url(x); -moz-binding: url(x); filter: url(x) }', ''],
  ['@import "https://x.example/a.css"; p { color: red }', '[data-merchant] p{color:red}'],
  ['@IMPORT url(x); @charset "x"; @namespace a url(x);', ''],
  ['@media print { @import "x"; @media screen { p { color: red } } }', ''],
  [
    '@media screen { @font-face { src: url(x) } q { color: red } }',
    '@media screen{[data-merchant] q{color:red}}',
  ],
  ['@media (min-width: url(x)) { p { color: red } }', ''],
  ['@media pr\\69nt { p { color: red } }', ''],
  ['@supports (color: red) { p { color: red } }', ''],
  ['@layer a { p { color: red } }', ''],
  ['p { color: blue; & { color: red } q { color: red } }', '[data-merchant] p{color:blue}'],
  ['+ p { color: red }', ''],
  ['~ p { color: red }', ''],
  ['p + q > b ~ i { color: red }', '[data-merchant] p+q>b~i{color:red}'],
  ['p, input[value] { color: red }', ''],
  ['p:not(q), p:has(q), p:is(q) { color: red }', ''],
  [':root, html body { color: red }', ''],
  ['svg|p { color: red }', ''],
  ['.a\\{b { color: red }', ''],
  ['p::before { content: "x"; color: red }', '[data-merchant] p::before{color:red}'],
  ['/* p { color: red } */ /* } body { color: red }', ''],
  ['p { color: red /* } body { color: blue', '[data-merchant] p{color:red}'],
  ['<!-- p { color: red } -->', '[data-merchant] p{color:red}'],
  ['p { color: "a;b}c" } q { color: red }', '[data-merchant] q{color:red}'],
  ['p { color: "a\n} body { color: red }', '[data-merchant] body{color:red}'],
  ['@font-face { font-family: x; src: url(https://x.example) }', ''],
  ['input[value^="a"] { color: red }', ''],
  ['} body { color: red', ''],
  ['p { } } html { color: red }', ''],
  ['</style><script>alert(1)</script> p { color: red }', ''],
  ['@media print } html { color: red }', ''],
  ['p { color: rgb(1; } body { color: red }', ''],
])('[S7.045] %s leaves as %s', (given, expected) => {
  expect(safeCss(given)).toBe(expected)
})

test('[S7.045] what an earlier sheet left open does not keep the next one from its end', () => {
  // In a process of its own: one that reads for ever can only be ended.
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { safeCss } from '${new URL('safe-css.ts', import.meta.url)}'
       for (const given of ['{'.repeat(40), '(x)y}+c(b', '['.repeat(40), '(x)y]+c(b', 'p{color:red}']) console.log(safeCss(given))`,
    ],
    { encoding: 'utf8', timeout: 60_000 },
  )
  expect({ status, last: stdout.trim() }).toEqual({ status: 0, last: `${merchantScope} p{color:red}` })
})

const pieces =
  String.raw`p .a #b * > + ~ , { } ( ) [ ] ; : :: " ' /* */ <!-- --> </style> \ \7d \a @ & ! !important | /
  @media @import @font-face @layer @supports @namespace print url( url("x") image-set( expression( calc( var(--x) env( attr(x)
  rgb(0,0,0) color:red position:fixed content:"x" behavior:x --x:{ margin:1px background: 1e3 U+26 {color:red} (width>1px)
  :hover :not( :host :root html body ::slotted( [x="y"]`.split(/\s+/)
const piece = fc.oneof(
  fc.constantFrom(' ', '\n', '\0', '@media print{', ...pieces),
  fc.string({ maxLength: 4, unit: 'binary' }),
)
const sheets = fc.oneof(
  fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join('')),
  // Something that is nearly right comes further than noise.
  fc.tuple(piece, piece, piece, piece).map(([a, b, c, d]) => `p${a}{color:${b};${c}}q{color:red}${d}`),
)

/** What a browser would do with a sheet, as another parser than the cleaner's reads it, which leaves out what is no CSS as browsers do. */
const judge = (css: string) => {
  const found = { starts: [] as string[], loads: 0, rules: new Set<string>(), properties: new Set<string>() }
  const start = ([first]: Selector) =>
    first?.type === 'attribute' ? `[${first.name}]` : JSON.stringify(first)
  transform({
    filename: 'merchant.css',
    code: Buffer.from(css),
    errorRecovery: true,
    visitor: {
      Rule: ({ type }) => void found.rules.add(type),
      Selector: (selector) => void found.starts.push(start(selector)),
      Declaration: (declaration) =>
        void found.properties.add(
          declaration.property === 'unparsed' ? declaration.value.propertyId.property : declaration.property,
        ),
      Url: () => void found.loads++,
    },
  })
  return found
}

test('[S7.045] whatever is given, what leaves is CSS that reaches the merchant’s content only and loads nothing', () => {
  let written = 0
  fc.assert(
    fc.property(sheets, (given) => {
      const css = safeCss(given)
      if (css) written++
      const { starts, loads, rules, properties } = judge(css)
      expect(loads).toBe(0)
      for (const start of starts) expect(start).toBe(merchantScope)
      for (const rule of rules) expect(['style', 'media']).toContain(rule)
      for (const property of properties) expect(['color', 'margin', 'background']).toContain(property)
      expect(css).not.toMatch(/[\\"'<]|\/\*/)
      // Cleaned again it is the same: nothing hides in how it is written.
      expect(safeCss(css.replaceAll(`${merchantScope} `, ''))).toBe(css)
    }),
    { numRuns: process.env.LONG ? 50_000 : 2_000 },
  )
  // Most noise leaves as nothing; enough of it must not.
  expect(written).toBeGreaterThan(300)
})
