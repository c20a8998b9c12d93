import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../..')

/** Every text of ours, as it is written: the storefront's, the engine's and the merchant's. */
const written = [
  ...globSync('{storefront,engine}/src/**/*.{ts,tsx}', { cwd: root }),
  ...globSync('facts/*.ts', { cwd: root }),
  ...globSync('demo/content/*.json', { cwd: root }),
]
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'"))
  .join('\n')

/** Quoted with a number or a plural as the specification writes them, and how decisions.md has them said. */
const decided: Record<string, readonly string[]> = {
  'see less': ['See less'],
  'see more': ['See more'],
  'N item(s) added to cart': ['one {# item} other {# items}} added to cart'],
  'N items in cart': ['one {# item} other {# items}} in cart'],
  'N item(s) added to wishlist': ['one {# item} other {# items}} added to wishlist'],
  'Solo se permiten un máximo de N archivos.': ['Solo se permiten un máximo de {n} archivos.'],
  '{file} excede el límite de N MB.': ['{file} excede el límite de {n} MB.'],
  'Items Unavailable: Some items are no longer available online and will be removed from your cart.': [
    'Items Unavailable',
    'Some items are no longer available online and will be removed from your cart.',
  ],
  'Loading chunk failed': ['Loading chunk ${chunk} failed.'],
  'Has agregado un total de {total} metros del producto, faltan {missingMt} metros para que el producto pueda ser incluido en el pedido':
    [
      'Has agregado un total de {totalText} metros del producto',
      'para que el producto pueda ser incluido en el pedido',
    ],
}

/** '...' stands for the beginning that the requirements of a password share. */
const whole = (text: string) => text.replace(/^\.\.\./, 'La contraseña debe incluir al menos ')

const quoted = readFileSync(join(root, 'docs/spec/strings.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [text: string, language: string, requirement: string])

test('every text that the specification quotes is one of ours, letter by letter', () => {
  const missing = quoted.filter(([text]) =>
    (decided[text] ?? [whole(text)]).some((part) => !written.includes(part)),
  )
  expect(missing).toEqual([])
  expect(quoted.length).toBeGreaterThan(120)
})
