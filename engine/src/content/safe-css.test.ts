import { expect, test } from 'vitest'
import { safeCss } from './safe-css.ts'

test('[S7.045] a merchant’s styles reach the merchant’s content only', () => {
  expect(safeCss('/* ours */ h2, .nota > p { color: #b5301a; margin-top: 2rem }')).toBe(
    '[data-merchant] h2,[data-merchant] .nota > p{color:#b5301a;margin-top:2rem}',
  )
  expect(
    safeCss('@media (min-width: 48em) { table { width: calc(100% - 2rem) } } a:hover { opacity: .8 }'),
  ).toBe(
    '[data-merchant] a:hover{opacity:.8}@media (min-width: 48em){[data-merchant] table{width:calc(100% - 2rem)}}',
  )
})

test.each([
  ['p { background: url(https://x.example/a) }', ''],
  ['p { background: image-set("https://x.example/a" 1x) }', ''],
  ['p { color: red; position: fixed; inset: 0 }', '[data-merchant] p{color:red}'],
  ['p { color: expression(alert(1)) }', ''],
  ['p { color: u\\72l(x) }', ''],
  ['@import "https://x.example/a.css"; p { color: red }', ''],
  ['@font-face { font-family: x; src: url(https://x.example) }', ''],
  ['input[value^="a"] { color: red }', ''],
  ['} body { color: red', ''],
  ['p { } } html { color: red }', '[data-merchant] html{color:red}'],
  ['</style><script>alert(1)</script> p { color: red }', ''],
  ['@media print } html { color: red }', '[data-merchant] html{color:red}'],
  ['p { color: rgb(1; } body { color: red }', '[data-merchant] body{color:red}'],
])('[S7.045] %s leaves as %s', (given, expected) => {
  expect(safeCss(given)).toBe(expected)
})
