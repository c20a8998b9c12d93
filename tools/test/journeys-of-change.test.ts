import { expect, test } from 'vitest'
import { journeysOfChange, type Source } from './journeys-of-change.ts'

const files: Record<string, string> = {
  'e2e/cart.spec.ts': "import { fill } from './steps/fill.ts'\ntest('[S4.050] [S4.052] a cart', () => {})",
  'e2e/stores.spec.ts': "import { near } from './steps/near.ts'\ntest('[S2.030] stores', () => {})",
  'e2e/back-office-stock.spec.ts': "page.goto('/admin/stock')",
  'e2e/first-run.spec.ts': "import { openNewShop } from './steps/new-shop.ts'",
  'e2e/steps/new-shop.ts': 'const invitation = /\\S+\\/admin\\/invitation/',
  'e2e/steps/fill.ts': "import { call } from './call.ts'",
  'e2e/steps/near.ts': '',
  'e2e/steps/call.ts': '',
  'engine/src/baskets/add.ts': '/** Never above stock (S4.052). */',
  'engine/src/inventory/queries.ts': '',
  'backoffice/src/api/stock.ts': "import { inventoryRoutes } from '../../../engine/src/inventory/routes.ts'",
  'storefront/src/features/stores/list.tsx': "test('[S2.030] near first', () => {})",
}
const source: Source = {
  specs: ['e2e/back-office-stock.spec.ts', 'e2e/cart.spec.ts', 'e2e/first-run.spec.ts', 'e2e/stores.spec.ts'],
  filesOf: (folder) => Object.keys(files).filter((file) => file.startsWith(`${folder}/`)),
  read: (file) => files[file] ?? '',
}

test.each([
  ['engine/src/baskets/view.ts', ['e2e/cart.spec.ts']],
  ['storefront/src/features/stores/style.css', ['e2e/stores.spec.ts']],
  ['e2e/stores.spec.ts', ['e2e/stores.spec.ts']],
  ['e2e/steps/call.ts', ['e2e/cart.spec.ts']],
  ['backoffice/src/screens/stock/stock.tsx', ['e2e/back-office-stock.spec.ts', 'e2e/first-run.spec.ts']],
  ['engine/src/inventory/queries.ts', ['e2e/back-office-stock.spec.ts', 'e2e/first-run.spec.ts']],
  ['engine/src/baskets/add.test.ts', []],
  ['docs/decisions/001.md', []],
])('a change of %s can break %j', (file, expected) => {
  expect(journeysOfChange([file], source)).toEqual({ chosen: expected })
})

test.each([
  'facts/money.ts',
  'engine/src/kernel/site.ts',
  'storefront/src/ui/button.tsx',
  'package-lock.json',
])('all stand on %s', (file) => {
  expect(journeysOfChange([file, 'README.md'], source)).toEqual({ chosen: [...source.specs], why: file })
})
