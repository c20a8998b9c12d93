import type { Page } from '@playwright/test'
import { createPickupBasket, placeOrder } from './buy.ts'
import { callEngine } from './engine.ts'
import type { Customer } from './new-customer.ts'

const customers = 'customer/shopper-customers/v1'
const baskets = 'checkout/shopper-baskets/v1'
const opportunities = 'custom/opportunities/v1'
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A file whose name says it; a name holds no path. */
const fileOf = (payload: string) => ({
  filename: `${payload.replaceAll(/[/\\]/g, ' ')}.png`,
  fileContent: pixel,
})

/** The profile: one of each, so the last one counts. */
export const putInProfile = (page: Page, { customerId }: Customer, text: string) =>
  callEngine(page, 'PATCH', [customers, `customers/${customerId}`], {
    body: {
      firstName: text,
      secondName: text,
      lastName: text,
      salutation: text.slice(0, 50),
      companyName: text,
      jobTitle: text,
      c_fiscalProfiles: JSON.stringify([
        {
          name: text,
          countryCode: 'SV',
          default: true,
          c_taxpayerType: 'natural',
          c_taxIdType: 'dui',
          c_taxId: '01234567-8',
          c_legalName: text,
        },
      ]),
    },
  })

/** One more address; names are told apart whatever their case. */
export const putInAddress = (page: Page, { customerId }: Customer, text: string, place: number) =>
  callEngine(page, 'POST', [customers, `customers/${customerId}/addresses`], {
    body: {
      addressId: `${place} ${text}`,
      firstName: text,
      secondName: text,
      lastName: text,
      companyName: text,
      jobTitle: text,
      salutation: text,
      title: text,
      suffix: text,
      suite: text,
      address1: text,
      address2: text,
      city: text,
      postBox: text,
      postalCode: text,
      countryCode: 'SV',
      stateCode: 'SV-SS',
      phone: '22223333',
    },
  })

type List = { id: string; customerProductListItems: { id: string }[] }

/** A wishlist with one product and a note beside it; gives what writes the next note. */
export const openWishlist = async (page: Page, { customerId }: Customer, productId: string) => {
  const lists = `customers/${customerId}/product-lists`
  const { id } = await callEngine<List>(page, 'POST', [customers, lists], { body: { type: 'wish_list' } })
  const item = await callEngine<{ id: string }>(page, 'POST', [customers, `${lists}/${id}/items`], {
    body: { productId, quantity: 1, type: 'product', priority: 1, public: false },
  })
  return async (text: string) => {
    const body = { name: text, description: text }
    await callEngine(page, 'PATCH', [customers, `${lists}/${id}`], { body })
    await callEngine(page, 'PATCH', [customers, `${lists}/${id}/items/${item.id}`], {
      body: { c_note: text },
    })
  }
}

export const putInCase = async (page: Page, text: string, name = text) => {
  const { id } = await callEngine<{ id: string }>(
    page,
    'POST',
    ['custom/case-creation/v1', 'case-creation'],
    {
      body: {
        name,
        email: 'rosa@example.com',
        phone: '70001234',
        subject: 'Warranty',
        description: text,
      },
    },
  )
  await callEngine(page, 'POST', ['custom/case-creation/v1', 'case-attachment'], {
    body: { caseId: id, file: fileOf(text) },
  })
}

/** A basket ready to be ordered, with the text in all that a shopper writes on the way. */
export const basketWith = async (page: Page, productId: string, text: string): Promise<string> => {
  const { basketId, productItems = [] } = await createPickupBasket(
    page,
    [{ productId, quantity: 1 }],
    'SV-SS01',
  )
  const at = (rest: string): [string, string] => [baskets, `baskets/${basketId}${rest}`]
  await callEngine(page, 'PATCH', at(`/items/${productItems[0]?.itemId}`), { body: { giftMessage: text } })
  await callEngine(page, 'PATCH', at(''), {
    body: { c_personPicksUpData: { firstName: text, lastName: text, phone: '70001234' } },
  })
  await callEngine(page, 'PUT', at('/billing-address'), {
    body: {
      firstName: text,
      lastName: text,
      companyName: text,
      address1: text,
      address2: text,
      city: text,
      postalCode: text,
      stateCode: 'SV-san-salvador',
      countryCode: 'SV',
    },
  })
  await callEngine(page, 'POST', at('/payment-instruments'), { body: { paymentMethodId: 'BANK_TRANSFER' } })
  return basketId
}

/** The number of an order with the text in all that a shopper writes on the way. */
export const orderWith = async (page: Page, productId: string, text: string): Promise<string> =>
  (await placeOrder(page, await basketWith(page, productId, text))).orderNo

/** A quote of this basket and a product that has no price, with these in its message, in what is written to the desk afterwards and in the names of files. */
export const quoteWith = async (
  page: Page,
  basketId: string,
  productId: string,
  texts: readonly string[],
): Promise<string> => {
  await callEngine(page, 'POST', [baskets, `baskets/${basketId}/items`], {
    body: [{ productId, quantity: 1 }],
  })
  const { OpportunityId: id } = await callEngine<{ OpportunityId: string }>(
    page,
    'POST',
    [opportunities, 'opportunities'],
    { body: { basketId, message: texts.join(' ').slice(0, 2_000) } },
  )
  for (const text of texts)
    await callEngine(page, 'POST', [opportunities, `opportunities/${id}/messages`], { body: { Body: text } })
  const [first = ''] = texts
  await callEngine(page, 'POST', [opportunities, `opportunities/${id}/files`], {
    body: { file: fileOf(first) },
  })
  return id
}
