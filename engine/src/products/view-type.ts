import type { Sellable } from './sellable.ts'

const flags = {
  item: { item: true },
  master: { master: true },
  variant: { variant: true },
  set: { set: true },
  bundle: { bundle: true },
}

/** What a product is, as the contract writes it: one flag of its kind, one more where something is chosen with it. */
export const typeView = (kind: Sellable['kind'], hasOptions = false) => ({
  ...flags[kind],
  ...(hasOptions ? { option: true } : {}),
})
