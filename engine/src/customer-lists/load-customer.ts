import { type CustomerPlace, customerPlaceOf } from '../customers/accounts/index.ts'
import type { Db } from '../db/db.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import { customerListNotFound, customerNotFound } from './problems.ts'
import { type ListedCustomer, selectListedCustomerForUpdate, selectListedCustomer } from './queries.ts'

/** Where the caller sees customers, of the shop's one list, which has its id. Problem: 404. */
export const placeOf = (ctx: AdminContext, customerListId: string): CustomerPlace => {
  if (customerListId !== ctx.site.siteId)
    throw customerListNotFound(`There is no customer list '${customerListId}'.`)
  return customerPlaceOf(ctx)
}

/** How a path names a customer. */
export type CustomerName = { customerListId: string; customerNo: string }

export const noCustomer = (customerNo: string) => customerNotFound(`There is no customer '${customerNo}'.`)

/** A customer of the caller's countries. Problem: 404. */
export const findListedCustomer = async (
  ctx: AdminContext,
  { customerListId, customerNo }: CustomerName,
): Promise<ListedCustomer> => {
  const customer = await ctx.db.maybe(selectListedCustomer(placeOf(ctx, customerListId), customerNo))
  if (!customer) throw noCustomer(customerNo)
  return customer
}

/** The same, locked for the caller's transaction. Problem: 404. */
export const lockListedCustomer = async (
  ctx: AdminContext,
  tx: Db,
  { customerListId, customerNo }: CustomerName,
): Promise<ListedCustomer> => {
  const customer = await tx.maybe(selectListedCustomerForUpdate(placeOf(ctx, customerListId), customerNo))
  if (!customer) throw noCustomer(customerNo)
  return customer
}
