import type { ShippingFile } from '../../bundle/shipping.ts'
import { sql } from '../../db/sql.ts'

export const selectShipping = (siteId: string) =>
  sql<{ file: ShippingFile }>`select shipping as file from site where id = ${siteId}`

/** Nobody else changes it until the end of the transaction. */
export const lockShipping = (siteId: string) =>
  sql<{ file: ShippingFile }>`select shipping as file from site where id = ${siteId} for no key update`
