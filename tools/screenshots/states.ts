import { aroundTheSale } from './around-the-sale.ts'
import { ofIdentity } from './of-identity.ts'
import { ofTheAccount } from './of-the-account.ts'
import { ofTheSale } from './of-the-sale.ts'
import { ofTheTools } from './of-the-tools.ts'
import { screens } from './screens.ts'
import type { State } from './state.ts'

/** Every screen and state worth looking at. */
export const states: readonly State[] = [
  ...screens,
  ...ofTheSale,
  ...aroundTheSale,
  ...ofIdentity,
  ...ofTheAccount,
  ...ofTheTools,
]
