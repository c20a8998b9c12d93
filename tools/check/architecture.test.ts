import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { houseFaults } from './house-faults.ts'

/** An import that somebody might write, and the rule that must refuse it. */
type Planted = { from: string; to: string; rule: string; types?: true }

const refused: Planted[] = [
  { from: 'engine/src/stores/a.ts', to: 'engine/src/baskets/with-basket.ts', rule: 'engine-stores' },
  { from: 'engine/src/orders/b.ts', to: 'engine/src/baskets/with-basket.ts', rule: 'engine-orders' },
  { from: 'engine/src/orders/c.ts', to: 'engine/src/baskets/module.ts', rule: 'engine-orders' },
  { from: 'engine/src/orders/d.ts', to: 'engine/src/baskets/queries.ts', rule: 'engine-orders', types: true },
  {
    from: 'engine/src/orders/h.ts',
    to: 'engine/src/customers/credentials/index.ts',
    rule: 'engine-orders',
  },
  {
    from: 'engine/src/login/c.ts',
    to: 'engine/src/customers/credentials/set-password.ts',
    rule: 'engine-login',
  },
  {
    from: 'engine/src/orders/z-contract.ts',
    to: 'engine/src/baskets/queries.ts',
    rule: 'engine-orders-contract',
  },
  {
    from: 'engine/src/orders/y-contract.ts',
    to: 'engine/src/sites/contract.ts',
    rule: 'engine-orders-contract',
  },
  { from: 'engine/src/orders/g.ts', to: 'engine/src/baskets/contract.ts', rule: 'engine-orders' },
  { from: 'engine/src/kernel/a.ts', to: 'engine/src/stores/index.ts', rule: 'engine-kernel' },
  { from: 'engine/src/bundle/a.ts', to: 'engine/src/kernel/site.ts', rule: 'engine-bundle' },
  { from: 'engine/src/db/a.ts', to: 'engine/src/kernel/site.ts', rule: 'engine-db' },
  {
    from: 'engine/src/unlisted/a.ts',
    to: 'engine/src/baskets/with-basket.ts',
    rule: 'engine-module-not-listed',
  },
  { from: 'engine/src/orders/e.ts', to: 'engine/src/unlisted/b.ts', rule: 'engine-module-not-listed' },
  { from: 'engine/src/stores/b.ts', to: 'storefront/src/lib/split-url.ts', rule: 'folder-engine' },
  { from: 'facts/a.ts', to: 'engine/src/kernel/site.ts', rule: 'facts-are-pure' },
  { from: 'simulators/a.ts', to: 'engine/src/kernel/site.ts', rule: 'folder-simulators' },
  { from: 'unlisted/a.ts', to: 'engine/src/kernel/site.ts', rule: 'folder-not-listed' },
  { from: 'engine/src/stores/routes.ts', to: 'facts/country.ts', rule: 'routes-import-nothing' },
  {
    from: 'storefront/src/unlisted/a.ts',
    to: 'storefront/src/lib/split-url.ts',
    rule: 'storefront-layer-not-listed',
  },
  {
    from: 'storefront/src/features/unlisted/a.ts',
    to: 'storefront/src/lib/new-id.ts',
    rule: 'feature-not-listed',
  },
  {
    from: 'storefront/src/features/basket/y.ts',
    to: 'storefront/src/app/prepare.ts',
    rule: 'storefront-features',
  },
  {
    from: 'storefront/src/screens/cart/f.ts',
    to: 'storefront/src/app/shell.tsx',
    rule: 'storefront-screens',
  },
  { from: 'storefront/src/ui/a.ts', to: 'storefront/src/features/basket/index.ts', rule: 'storefront-ui' },
  {
    from: 'storefront/src/screens/cart/a.ts',
    to: 'storefront/src/features/basket/basket.ts',
    rule: 'features-by-their-index',
  },
  {
    from: 'storefront/src/screens/cart/b.ts',
    to: 'storefront/src/screens/product/a.ts',
    rule: 'between-screens',
  },
  {
    from: 'storefront/src/features/market/a.ts',
    to: 'storefront/src/features/basket/index.ts',
    rule: 'feature-market',
  },
  {
    from: 'storefront/src/api/a.ts',
    to: 'engine/src/orders/place-order.ts',
    rule: 'storefront-knows-calls-only',
  },
  {
    from: 'storefront/src/screens/cart/c.ts',
    to: 'engine/src/baskets/queries.ts',
    rule: 'storefront-knows-calls-only',
    types: true,
  },
  {
    from: 'storefront/src/screens/cart/d.ts',
    to: 'engine/src/kernel/operation.ts',
    rule: 'storefront-knows-calls-only',
    types: true,
  },
  {
    from: 'storefront/src/api/b.ts',
    to: 'engine/src/baskets/contract.ts',
    rule: 'storefront-takes-types-of-contracts',
  },
]

const allowed: Omit<Planted, 'rule'>[] = [
  { from: 'engine/src/orders/f.ts', to: 'engine/src/baskets/index.ts' },
  { from: 'engine/src/login/a.ts', to: 'engine/src/customers/credentials/index.ts' },
  { from: 'engine/src/orders/x-contract.ts', to: 'engine/src/baskets/contract.ts' },
  { from: 'engine/src/http/a.ts', to: 'engine/src/baskets/module.ts' },
  { from: 'engine/src/kernel/b.ts', to: 'engine/src/bundle/site.ts' },
  { from: 'storefront/src/api/c.ts', to: 'engine/src/baskets/routes.ts' },
  { from: 'storefront/src/features/basket/z.ts', to: 'engine/src/baskets/contract.ts', types: true },
  { from: 'storefront/src/features/basket/x.ts', to: 'storefront/src/chunks/lazy-boundary.tsx' },
  { from: 'storefront/src/screens/cart/e.ts', to: 'storefront/src/features/basket/index.ts' },
]

/** Ways to write SQL where no SQL may stand, and words that only look like it. */
const statements = [
  'export const a = sql`select 1`',
  'export const b = sql<{ id: string }>`select id from store`',
  "client.query('select id from store')",
  'client.query(`listen ${channel}`)',
  "const c = 'delete from price where site_id = $1'",
  'const d = `insert into price (sku) values (${sku})`',
  "tx.executeSql('analyze price')",
  '  update store set size = 1`',
]
const prose = [
  "const e = 'Select a store to see its stock'",
  'const f = await db.query(selectStores(siteId))',
  "const g = 'The update of a store failed'",
]

const specifier = (from: string, to: string) => {
  const up = '../'.repeat(dirname(from).split('/').length)
  return `${up}${to}`
}

const walk = async (folders: string[], baseDir: string): Promise<ICruiseResult> => {
  const options = await extractDepcruiseOptions(join(process.cwd(), '.dependency-cruiser.mjs'))
  const { output } = await cruise(folders, { ...options, validate: true, baseDir })
  if (typeof output === 'string') throw new Error(output)
  return output
}

let root: string
let violations: string[]

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'lamina-architecture-'))
  const files = new Map<string, string[]>()
  const linesOf = (file: string) => files.get(file) ?? files.set(file, ['export type T = 1']).get(file) ?? []
  for (const { from, to, types } of [...refused, ...allowed]) {
    linesOf(to)
    linesOf(from).push(`${types ? 'import type {} from' : 'import'} '${specifier(from, to)}'`)
  }
  for (const [file, lines] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), lines.join('\n'))
  }
  const output = await walk(['.'], root)
  violations = output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

test.each(refused)('$rule refuses $from → $to', ({ from, to, rule }) => {
  expect(violations).toContain(`${rule}: ${from} → ${to}`)
})

test.each(allowed)('$from → $to is free', ({ from, to }) => {
  expect(violations.filter((violation) => violation.endsWith(`${from} → ${to}`))).toEqual([])
})

test.each(statements)('SQL outside queries.ts is seen: %s', (line) => {
  expect(houseFaults('engine/src/stores/a.ts', line)).toHaveLength(1)
})

test.each(prose)('no SQL is seen in: %s', (line) => {
  expect(houseFaults('engine/src/stores/a.ts', line)).toEqual([])
})

test.each(['export const masked = ', 'export function left(', 'export async function measured('])(
  'a bare participle is no name of an export: %s',
  (line) => {
    expect(houseFaults('trade/cut/a.ts', line)).toHaveLength(1)
  },
)

test.each([
  'export const maskText = ',
  'export const seed = ',
  'export function changedSince(',
  'const left = ',
])('a verb or a noun is: %s', (line) => {
  expect(houseFaults('trade/cut/a.ts', line)).toEqual([])
})

test('SQL may stand in queries', () => {
  expect(houseFaults('engine/src/stores/queries.ts', 'export const a = sql`select 1`')).toEqual([])
})

test('what a call or an import loads stays small', async () => {
  const { modules } = await walk(['engine/src', 'facts'], process.cwd())
  const imports = new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies
        .filter(
          ({ dependencyTypes: types }) => !types.includes('type-only') && !types.includes('dynamic-import'),
        )
        .map((one) => one.resolved),
    ]),
  )
  const filesLoadedBy = (entry: string) => {
    const loaded = new Set([entry])
    for (const file of loaded)
      for (const next of imports.get(file) ?? []) if (/^(engine|facts)\/.*\.ts$/.test(next)) loaded.add(next)
    return loaded.size
  }
  expect(filesLoadedBy('engine/src/baskets/calls/add-item-to-basket.ts')).toBeLessThanOrEqual(110)
  expect(filesLoadedBy('engine/src/orders/calls/create-order.ts')).toBeLessThanOrEqual(200)
  expect(filesLoadedBy('engine/src/import/import-bundle.ts')).toBeLessThanOrEqual(110)
  expect(filesLoadedBy('engine/src/import/import-bundle.ts')).toBeGreaterThan(50)
})
