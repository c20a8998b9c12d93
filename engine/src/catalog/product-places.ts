import type { ProductRow } from '../bundle/products.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import { noProduct } from './load-product.ts'
import { outsideYourPlaces } from '../kernel/outside-your-places.ts'

export type Family = readonly ProductRow[]

export const masterOf = (family: Family) => family.find((row) => row.type === 'master')

/** Where a product is sold: a variant that does not say it where its master is. */
const countriesOf = (row: ProductRow, family: Family) => row.countries ?? masterOf(family)?.countries ?? []

/** Problem: 404 where it is sold in none of the caller's countries. */
export const requireSeen = ({ countries }: AdminContext, row: ProductRow, family: Family) => {
  if (!countriesOf(row, family).some((code) => countries.includes(code))) throw noProduct(row.id)
}

/** Problem: 403 where it is sold in a country that is not the caller's. */
export const requireOwn = ({ countries }: AdminContext, row: ProductRow, family: Family) => {
  const foreign = countriesOf(row, family).filter((code) => !countries.includes(code))
  if (foreign.length > 0)
    throw outsideYourPlaces(`'${row.id}' is sold in ${foreign.join(', ')}.`, { countries: foreign })
}
