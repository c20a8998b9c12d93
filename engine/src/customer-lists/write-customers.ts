import { fromUnderscore } from '../../../facts/locales.ts'
import { isCountryCode } from '../../../facts/country.ts'
import { recordAudit } from '../audit/index.ts'
import { mailAddressOf, moveLogin } from '../customers/credentials/index.ts'
import { addCustomer } from '../customers/accounts/index.ts'
import { invalidEmail, loginAlreadyInUse, type Profile, updateProfile } from '../customers/index.ts'
import type { Db } from '../db/db.ts'
import { type AdminContext, merchantContextOf } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import type { AdminRight } from '../kernel/admin-rights.ts'
import { noContent, Reply } from '../kernel/operation.ts'
import { idAlreadyExists, requireIfMatch } from '../kernel/precondition.ts'
import { badRequest } from '../kernel/problem.ts'
import { requireRight } from '../kernel/require-right.ts'
import { inviteCustomer } from '../login/index.ts'
import { closeAccount } from '../privacy/index.ts'
import type { customerListContract } from './contract.ts'
import { customerTag, customerView } from './customer-view.ts'
import {
  type CustomerName,
  findListedCustomer,
  lockListedCustomer,
  noCustomer,
  placeOf,
} from './load-customer.ts'
import { type ListedCustomer, selectListedCustomerForUpdate, selectNumber } from './queries.ts'
import {
  changedMembers,
  countryOf,
  mergeProfile,
  requireOwnCountry,
  emptyAbsentMembers,
} from './read-customer.ts'

const answer = async (ctx: AdminContext, name: CustomerName, status = 200) => {
  const customer = await findListedCustomer(ctx, name)
  return new Reply(status, customerView(customer), { etag: customerTag(customer) })
}

type Login = { email?: string; credentials?: { login?: string } }

/** The address that a body names as mail address, as login, or as both. Problem: 400. */
const addressIn = (ctx: AdminContext, { email, credentials }: Login) =>
  mailAddressOf(ctx, { email, login: credentials?.login })

/** Shoppers' rules in the customer's language. */
export const inLanguageOf = (ctx: AdminContext, { preferredLocale }: Profile) => {
  const world = merchantContextOf(ctx)
  return { ...world, locale: (preferredLocale && fromUnderscore(preferredLocale)) || world.locale }
}

/** How the log names a customer. */
export const subjectOf = (customerNo: string) => ({ kind: 'customer', id: customerNo }) as const

type NewCustomer = Login & { lastName: string }

/** Makes an account without a password and mails its owner the link to choose one. Problems: 400, 403, 409. */
const addInvited = async (
  ctx: AdminContext,
  tx: Db,
  { operation, body, customerNo }: { operation: string; body: NewCustomer; customerNo?: string },
) => {
  const email = addressIn(ctx, body)
  if (email === undefined) throw invalidEmail('The email is missing.', { property: 'email' })
  const [country] = ctx.countries
  const told: Profile = await mergeProfile({}, body)
  const profile = {
    c_acceptsMarketing: false,
    c_typeLogin: 'password' as const,
    ...(countryOf(told) === undefined && country !== undefined ? { c_country: country } : {}),
    ...told,
  }
  requireOwnCountry(ctx, profile)
  const id = ctx.newId.customer()
  const person = { id, login: email, email, passwordHash: null, profile }
  const customer = await addCustomer(ctx, tx, {
    ...person,
    ...(customerNo === undefined ? {} : { customerNo }),
  })
  if (!customer) throw loginAlreadyInUse()
  await inviteCustomer(inLanguageOf(ctx, profile), tx, customer)
  const after = { country: countryOf(profile), members: changedMembers({}, profile) }
  await recordAudit(ctx, tx, { operation, subject: subjectOf(customer.customerNo), after })
  return customer.customerNo
}

/** Makes a customer under the next free number. Problems: 400, 403, 404. */
export const createCustomerList = (async (ctx, { params: { customerListId }, body }) => {
  placeOf(ctx, customerListId)
  if (body.customerNo !== undefined)
    throw badRequest('The shop gives the number: a number of your own is part of the path.', {
      property: '$.customerNo',
    })
  const customerNo = await ctx.db.transaction((tx) =>
    addInvited(ctx, tx, { operation: 'createCustomerList', body }),
  )
  return answer(ctx, { customerListId, customerNo }, 201)
}) satisfies AdminOperation<typeof customerListContract.createCustomerList>

/** Problem: 403 where the person lacks a right over this customer. */
const requireRightOver = (ctx: AdminContext, right: AdminRight, { country }: ListedCustomer) => {
  const known = isCountryCode(country) ? country : ctx.site.countries[0]?.code
  if (known !== undefined) requireRight(ctx, right, { country: known, storeIds: [] })
}

/** Problem: 412, 428. */
const judge = (ctx: AdminContext, customer: ListedCustomer, ifMatch: string | undefined) =>
  requireIfMatch(ctx, ifMatch, { etag: customerTag(customer), current: () => customerView(customer) })

type Change = {
  operation: string
  body: Login & Parameters<typeof mergeProfile>[1]
  ifMatch: string | undefined
}

/** Writes what a body changes of a customer who is locked. Problems: 400, 403, 412, 428. */
const change = async (
  ctx: AdminContext,
  tx: Db,
  before: ListedCustomer,
  { operation, body, ifMatch }: Change,
) => {
  const { siteId } = ctx.site
  judge(ctx, before, ifMatch)
  const email = addressIn(ctx, body)
  const profile = await mergeProfile(before.profile, body)
  requireOwnCountry(ctx, profile)
  const members = changedMembers(before.profile, profile)
  const isMoved = email !== undefined && email !== before.email
  if (members.length === 0 && !isMoved) return
  await tx.run(updateProfile(siteId, before.id, profile, ctx.now))
  if (isMoved) {
    requireRightOver(ctx, 'customers.move', before)
    await moveLogin(inLanguageOf(ctx, profile), tx, before.id, email)
  }
  const after = { members: [...members, ...(isMoved ? ['email'] : [])] }
  await recordAudit(ctx, tx, { operation, subject: subjectOf(before.customerNo), after })
}

/** Problem: 400 where the body names another customer. */
const requireSameNumber = (customerNo: string, body: { customerNo?: string }) => {
  if (body.customerNo !== undefined && body.customerNo !== customerNo)
    throw badRequest(`The path says '${customerNo}'.`, { property: '$.customerNo' })
}

/** Changes what the body names; null empties. Problems: 400, 403, 404, 412, 428. */
export const updateCustomerInCustomerList = (async (ctx, { params, body, headers }) => {
  requireSameNumber(params.customerNo, body)
  const operation = 'updateCustomerInCustomerList'
  await ctx.db.transaction(async (tx) => {
    const before = await lockListedCustomer(ctx, tx, params)
    await change(ctx, tx, before, { operation, body, ifMatch: headers['if-match'] })
  })
  return answer(ctx, params)
}) satisfies AdminOperation<typeof customerListContract.updateCustomerInCustomerList>

/** Digits alone are the shop's to give, once they are as many as its own. */
const isOwnNumber = (customerNo: string) => /^[\w.-]{1,64}$/.test(customerNo) && !/^\d{8,}$/.test(customerNo)

/**
 * Makes a customer under a number of the merchant's own, or says anew what the one who has it is. Problems: 400, 403, 404 where
 * somebody elsewhere has the number, 409, 412, 428.
 */
export const createCustomerInCustomerList = (async (ctx, { params, body, headers }) => {
  const { customerNo } = params
  requireSameNumber(customerNo, body)
  const operation = 'createCustomerInCustomerList'
  const status = await ctx.db.transaction(async (tx) => {
    const before = await tx.maybe(
      selectListedCustomerForUpdate(placeOf(ctx, params.customerListId), customerNo),
    )
    if (before && headers['x-dw-validate-existing'] === 'true')
      throw idAlreadyExists(`There is a customer '${customerNo}' already.`)
    if (before) {
      await change(ctx, tx, before, {
        operation,
        body: emptyAbsentMembers(body),
        ifMatch: headers['if-match'],
      })
      return 200
    }
    if (await tx.maybe(selectNumber(ctx.site.siteId, customerNo))) throw noCustomer(customerNo)
    if (!isOwnNumber(customerNo))
      throw badRequest(
        'A number of your own has letters, digits, “.”, “-” or “_”, and less than eight digits alone.',
        {
          property: '$.customerNo',
        },
      )
    await addInvited(ctx, tx, { operation, body, customerNo })
    return 201
  })
  return answer(ctx, params, status)
}) satisfies AdminOperation<typeof customerListContract.createCustomerInCustomerList>

/** Forgets a customer, as they can themselves. Problems: 403, 404, 409 while an order is under way, 412, 428. */
export const deleteCustomerFromCustomerList = (async (ctx, { params, headers }) => {
  await ctx.db.transaction(async (tx) => {
    const customer = await lockListedCustomer(ctx, tx, params)
    judge(ctx, customer, headers['if-match'])
    requireRightOver(ctx, 'customers.close', customer)
    await closeAccount(ctx, tx, customer)
    const operation = 'deleteCustomerFromCustomerList'
    await recordAudit(ctx, tx, { operation, subject: subjectOf(customer.customerNo) })
  })
  return noContent()
}) satisfies AdminOperation<typeof customerListContract.deleteCustomerFromCustomerList>
