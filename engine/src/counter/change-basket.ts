import { sharedOperations } from '../baskets/counter/index.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation, AdminOperationContract } from '../kernel/admin-operation.ts'
import type { Input } from '../kernel/contract.ts'
import { noContent, Reply } from '../kernel/operation.ts'
import { runOnce } from '../kernel/run-once.ts'
import type { counterContract } from './contract.ts'
import { auditBasket, openOnBehalf, originView } from './on-behalf.ts'

type Contract = typeof counterContract
type Opened = Awaited<ReturnType<typeof openOnBehalf>>
type View = Awaited<ReturnType<typeof sharedOperations.getBasket>>

/**
 * A change of a counter's basket by the operation that its customer has: in one transaction with its audit entry, once for
 * one `Idempotency-Key`.
 */
const onBehalf =
  <C extends AdminOperationContract & { params: NonNullable<AdminOperationContract['params']> }>(
    operation: string,
    change: (opened: Opened, input: Input<C>) => Promise<View>,
    audited: (input: Input<C>) => unknown,
  ) =>
  async (ctx: AdminContext, input: Input<C>) => {
    const { basketId } = input.params as { basketId: string }
    const request = { operation: `${operation} ${basketId}`, headers: input.headers, body: input.body }
    return runOnce(ctx, request, async (inside) => {
      const opened = await openOnBehalf(inside, basketId)
      const view = await change(opened, input)
      await auditBasket(inside, operation, opened.basket, audited(input))
      return new Reply(200, { ...view, ...(await originView(inside, opened.basket, opened.customer)) })
    })
  }

const query = {}

/** The basket as its customer would see it. Problem: 404. */
export const getCounterBasket = (async (ctx, { params, headers }) => {
  const { basket, customer, theirs } = await openOnBehalf(ctx, params.basketId)
  const view = await sharedOperations.getBasket(theirs, { params, query, body: undefined, headers })
  return { ...view, ...(await originView(ctx, basket, customer)) }
}) satisfies AdminOperation<Contract['getCounterBasket']>

/** Gives a basket up. Problem: 404. */
export const deleteCounterBasket = (async (ctx, { params, headers }) => {
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const { basket, theirs } = await openOnBehalf(inside, params.basketId)
    await sharedOperations.deleteBasket(theirs, { params, query, body: undefined, headers })
    await auditBasket(inside, 'deleteCounterBasket', basket, { deleted: true })
  })
  return noContent()
}) satisfies AdminOperation<Contract['deleteCounterBasket']>

/** Who receives or picks up. Problems: 400, 404. */
export const updateCounterReceiver = onBehalf<Contract['updateCounterReceiver']>(
  'updateCounterReceiver',
  ({ theirs }, { params, body, headers }) =>
    sharedOperations.updateBasket(theirs, { params, query, body: { c_personPicksUpData: body }, headers }),
  () => ({ receiver: 'changed' }),
)

/** Adds goods, picked up at the counter's store unless a line says otherwise. Problems: 400, 404. */
export const addCounterItems = onBehalf<Contract['addCounterItems']>(
  'addCounterItems',
  ({ theirs, basket }, { params, body, headers }) =>
    sharedOperations.addItemToBasket(theirs, {
      params,
      query,
      body: body.map((item) => ({ c_pickUpProduct: true, c_store: basket.counter.storeId, ...item })),
      headers,
    }),
  ({ body }) => ({
    items: body.map(({ productId, quantity, c_lengthMetersToBuy }) => ({
      productId,
      quantity,
      c_lengthMetersToBuy,
    })),
  }),
)

/** Changes a line: pieces, length, store, pickup. Problems: 400, 404. */
export const updateCounterItem = onBehalf<Contract['updateCounterItem']>(
  'updateCounterItem',
  ({ theirs }, input) => sharedOperations.updateItemInBasket(theirs, { ...input, query }),
  ({ params, body: { quantity, c_lengthMetersToBuy, c_store, c_pickUpProduct } }) => ({
    itemId: params.itemId,
    quantity,
    c_lengthMetersToBuy,
    c_store,
    c_pickUpProduct,
  }),
)

/** Takes a line out. Problem: 404. */
export const removeCounterItem = onBehalf<Contract['removeCounterItem']>(
  'removeCounterItem',
  ({ theirs }, input) => sharedOperations.removeItemFromBasket(theirs, { ...input, query }),
  ({ params: { itemId } }) => ({ removed: itemId }),
)

/** Problems: 400 for a code that nobody knows, 404, 429. */
export const addCounterCoupon = onBehalf<Contract['addCounterCoupon']>(
  'addCounterCoupon',
  ({ theirs }, input) => sharedOperations.addCouponToBasket(theirs, { ...input, query }),
  ({ body: { code } }) => ({ coupon: code }),
)

/** Problem: 404. */
export const removeCounterCoupon = onBehalf<Contract['removeCounterCoupon']>(
  'removeCounterCoupon',
  ({ theirs }, input) => sharedOperations.removeCouponFromBasket(theirs, { ...input, query }),
  ({ params: { couponItemId } }) => ({ removed: couponItemId }),
)

/** Whom the invoice goes to. Problems: 400, 404. */
export const updateCounterBillingAddress = onBehalf<Contract['updateCounterBillingAddress']>(
  'updateCounterBillingAddress',
  ({ theirs }, input) => sharedOperations.updateBillingAddressForBasket(theirs, { ...input, query }),
  () => ({ billingAddress: 'changed' }),
)

/** Store, way of delivery and where it goes. Problems: 400, 404. */
export const updateCounterShipment = onBehalf<Contract['updateCounterShipment']>(
  'updateCounterShipment',
  ({ theirs }, input) => sharedOperations.updateShipmentForBasket(theirs, { ...input, query }),
  ({ body: { shippingMethod, c_fromStoreId, shippingAddress } }) => ({
    shippingMethod: shippingMethod?.id,
    storeId: c_fromStoreId,
    ...(shippingAddress ? { shippingAddress: 'changed' } : {}),
  }),
)

/** Ways of delivery with what they cost for this basket. Problem: 404. */
export const getCounterShippingMethods = (async (ctx, input) => {
  const { theirs } = await openOnBehalf(ctx, input.params.basketId)
  return sharedOperations.getShippingMethodsForShipment(theirs, { ...input, query })
}) satisfies AdminOperation<Contract['getCounterShippingMethods']>

/** How the counter may take its money. Problem: 404. */
export const getCounterPaymentMethods = (async (ctx, input) => {
  const { theirs } = await openOnBehalf(ctx, input.params.basketId)
  return sharedOperations.getPaymentMethodsForBasket(theirs, { ...input, query })
}) satisfies AdminOperation<Contract['getCounterPaymentMethods']>
