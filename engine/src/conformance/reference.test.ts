import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCardSimulator } from '../../../simulators/card/testing.ts'
import { testCardEndingLike } from '../../../simulators/card/type-card.ts'
import { openCardGateway } from '../gateways/module.ts'
import { referenceTemplate } from '../import/testing.ts'
import { resetLink } from '../login/mails/mail-link.ts'
import { createTestEngine, type TestEngine } from '../testing.ts'
import { address, guestOf as guest, signedIn as signIn } from './testing/reference-clients.ts'

/** The bundle `demo/refarch`, asked for by the identifiers that the platform's own storefront has as its defaults. */
let engine: TestEngine
let proxy: string
let cards: Awaited<ReturnType<typeof startCardSimulator>>
beforeAll(async () => {
  cards = await startCardSimulator()
  const testCards = {
    tokenOf: (captureContext: string, masked: string) =>
      cards.typeCard(captureContext, testCardEndingLike(masked)),
  }
  engine = await createTestEngine(await referenceTemplate(), {
    gateways: { card: openCardGateway(cards.config), testCards },
  })
  await engine.app.listen({ port: 0, host: '127.0.0.1' })
  proxy = `http://127.0.0.1:${(engine.app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await engine.close()
  await cards.close()
})

const guestOf = (siteId: string) => guest(proxy, siteId)
const signedIn = (siteId: string, usid: string) => signIn(proxy, siteId, usid)

describe.each(['RefArch', 'RefArchGlobal'])('%s', (siteId) => {
  test('an application starts: navigation, configurations, consents, a context that is not there yet', async () => {
    const { products, customers, customerId, configurations, consents, contexts, usid } =
      await guestOf(siteId)
    const root = await products.getCategory({ parameters: { id: 'root', levels: 2 } })
    expect(root.categories?.map(({ id }) => id)).toEqual(['newarrivals', 'womens', 'mens'])
    // The title of a category's page is the category's own; without one that page has an empty title.
    const tops = await products.getCategory({ parameters: { id: 'womens-clothing-tops' } })
    expect(tops).toMatchObject({ pageTitle: 'Tops', pageDescription: 'Tops: reference products' })
    expect(await customers.getCustomerBaskets({ parameters: { customerId } })).toMatchObject({ total: 0 })
    expect(await configurations.getConfigurations({ parameters: {} })).toEqual({ configurations: [] })
    const { data } = await consents.getSubscriptions({ parameters: { tags: ['email_capture'] } })
    expect(data).toMatchObject([{ subscriptionId: 'newsletter', title: 'Newsletter' }])
    const context = contexts.getShopperContext({ parameters: { usid } })
    await expect(context).rejects.toMatchObject({ response: { status: 404 } })
  })

  test('home, list and search show prices to guests, in dollars', async () => {
    const { search } = await guestOf(siteId)
    const home = await search.productSearch({
      parameters: { refine: ['cgid=newarrivals', 'htype=master'], limit: 10, perPricebook: true },
    })
    expect(home.hits?.map(({ productId }) => productId).toSorted()).toEqual(['REF-SWEATER', 'REF-TROUSERS'])
    expect(home.hits?.[0]).toMatchObject({ currency: 'USD', price: expect.any(Number) })
    const found = await search.productSearch({
      parameters: { q: 'turtleneck sweater', refine: ['c_color=JJ825XX'] },
    })
    expect(found).toMatchObject({ total: 1, selectedRefinements: { c_color: 'JJ825XX' } })
    expect(found.hits?.[0]?.representedProduct?.id).toContain('VIOLET')
    // Its tiles change their picture with the colour chosen, from view types that it does not name.
    const tiles = await search.productSearch({ parameters: { q: 'sweater', allImages: true } })
    const shown = new Set(tiles.hits?.[0]?.imageGroups?.map(({ viewType }) => viewType))
    for (const viewType of ['large', 'medium', 'small', 'swatch']) expect(shown).toContain(viewType)
    const { brandSuggestions } = await search.getSearchSuggestions({ parameters: { q: 'northg' } })
    expect(brandSuggestions?.suggestedPhrases).toEqual([{ phrase: 'Northgate Mills', exactMatch: false }])
    const { categorySuggestions } = await search.getSearchSuggestions({ parameters: { q: 'jewel' } })
    expect(categorySuggestions?.categories).toMatchObject([{ id: 'womens-jewelry' }])
    // Its page says that nothing was found where the member is absent: an empty list would be a page without a word.
    const nothing = await search.productSearch({ parameters: { q: 'xqzwkj' } })
    expect([nothing.total, 'hits' in nothing]).toEqual([0, false])
  })

  test('a master has colours and sizes with their own pictures, a bundle and a set have their parts', async () => {
    const { products } = await guestOf(siteId)
    const sweater = await products.getProduct({ parameters: { id: 'REF-SWEATER', allImages: true } })
    expect(sweater).toMatchObject({
      name: 'Cotton Turtleneck Sweater',
      brand: 'Northgate Mills',
      currency: 'USD',
      price: 39.99,
      priceMax: 49.99,
    })
    expect(sweater.variants).toHaveLength(15)
    expect(sweater.variationAttributes?.map(({ id }) => id)).toEqual(['color', 'size'])
    const swatches = sweater.imageGroups?.filter(({ viewType }) => viewType === 'swatch') ?? []
    expect(new Set(swatches.map(({ images }) => images[0]?.link)).size).toBe(3)
    const [link] = swatches.flatMap(({ images }) => images.map((image) => image.link))
    const picture = await fetch(`${proxy}${link?.replace('/mobify/proxy/api', '')}`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    // Without a size of its own a picture is nothing on a page that gives it none.
    expect(await picture.text()).toMatch(/^<svg [^>]*width="\d+" height="\d+"/)
    // Its order history shows the small picture of each product, by a call that names no view type.
    const { data } = await products.getProducts({ parameters: { ids: ['REF-SWEATER-BLACK-L'] } })
    const groups = data[0]?.imageGroups ?? []
    expect(groups.find(({ viewType }) => viewType === 'small')?.images).toHaveLength(1)
    const bundle = await products.getProduct({ parameters: { id: 'REF-JEWELRY-BUNDLE' } })
    expect(bundle.bundledProducts?.map(({ id }) => id)).toEqual([
      'REF-BRACELET-GOLD',
      'REF-TURQUOISE-NECKLACE-GOLD',
      'REF-HOOP-EARRING-GOLD',
    ])
    const look = await products.getProduct({ parameters: { id: 'REF-WINTER-LOOK' } })
    expect(look.setProducts).toHaveLength(2)
    const gone = await products.getProduct({ parameters: { id: 'REF-SWEATER-VIOLET-XS' } })
    expect(gone.inventory).toMatchObject({ orderable: false, ats: 0 })
  })

  test('a misspelt word is corrected into the language of the page', async () => {
    const { search } = await guestOf(siteId)
    const found = await search.productSearch({ parameters: { q: 'sweter', locale: 'en-US' } })
    expect(found.searchPhraseSuggestions?.suggestedPhrases).toEqual([
      { phrase: 'sweater', exactMatch: false },
    ])
  })

  test('a guest keeps a wishlist: five applications that find none make one', async () => {
    const { customers, customerId } = await guestOf(siteId)
    const parameters = { customerId }
    expect(await customers.getCustomerProductLists({ parameters })).toMatchObject({ total: 0 })
    const made = await Promise.all(
      Array.from({ length: 5 }, () =>
        customers.createCustomerProductList({ parameters, body: { type: 'wish_list' } }),
      ),
    )
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    const stranger = await guestOf(siteId)
    const foreign = stranger.customers.getCustomerProductLists({ parameters })
    await expect(foreign).rejects.toMatchObject({ response: { status: 404 } })
  })

  test('a guest fills a basket, signs in, sends it to the United States and orders', async () => {
    const guest = await guestOf(siteId)
    const created = await guest.baskets.createBasket({ parameters: {}, body: {} })
    const { basketId: first = '' } = created
    // Required by the platform, and what its application waits for to change.
    expect(created.customerInfo?.email).toBe('')
    const filled = await guest.baskets.addItemToBasket({
      parameters: { basketId: first },
      body: [
        { productId: 'REF-SWEATER-NAVY-M', quantity: 2 },
        { productId: 'REF-JEWELRY-BUNDLE', quantity: 1 },
      ],
    })
    const parts = filled.productItems?.find(({ productId }) => productId === 'REF-JEWELRY-BUNDLE')
    const partIds = parts?.bundledProductItems?.map(({ itemId }) => itemId)
    expect(new Set(partIds).size).toBe(3)
    expect(partIds).not.toContain(undefined)
    const { baskets, orders, customers, customerId } = await signedIn(siteId, guest.usid)
    const merged = await baskets.mergeBasket({
      parameters: { createDestinationBasket: true },
      headers: { 'content-type': 'application/json' },
    })
    const { basketId = '' } = merged
    expect(merged).toMatchObject({ currency: 'USD', productSubTotal: 118.98, customerInfo: { customerId } })
    const me = { basketId, shipmentId: 'me' }
    await baskets.updateCustomerForBasket({
      parameters: { basketId },
      body: { email: 'shopper@reference.example' },
    })
    await customers.createCustomerAddress({
      parameters: { customerId },
      body: { ...address, addressId: 'home' },
    })
    const sent = await baskets.updateShippingAddressForShipment({
      parameters: { ...me, useAsBilling: true },
      body: address,
    })
    expect(sent.shipments?.[0]?.shippingAddress).toMatchObject({ countryCode: 'US', stateCode: 'MA' })
    expect(sent.billingAddress).toMatchObject({ countryCode: 'US' })
    const { applicableShippingMethods } = await baskets.getShippingMethodsForShipment({ parameters: me })
    expect(applicableShippingMethods).toMatchObject([
      { id: '001', price: 5.99 },
      { id: '002', price: 11.99 },
      { id: '005', price: 0 },
    ])
    await baskets.updateShippingMethodForShipment({ parameters: me, body: { id: '002' } })
    await baskets.addPaymentInstrumentToBasket({
      parameters: { basketId },
      body: { paymentMethodId: 'BANK_TRANSFER' },
    })
    const order = await orders.createOrder({ parameters: {}, body: { basketId } })
    expect(order).toMatchObject({ orderTotal: 130.97, siteId, status: 'created' })
    expect(await customers.getCustomerOrders({ parameters: { customerId } })).toMatchObject({ total: 1 })
  })

  /** The steps of a checkout as its pages take them; a card comes with a masked number and without a token. */
  const guestsCheckout = async (maskedNumber: string) => {
    const { baskets, orders } = await guestOf(siteId)
    const { basketId = '' } = await baskets.createBasket({ parameters: {}, body: {} })
    const parameters = { basketId }
    await baskets.addItemToBasket({ parameters, body: [{ productId: 'REF-SWEATER-BLACK-L', quantity: 2 }] })
    await baskets.updateCustomerForBasket({ parameters, body: { email: 'guest@reference.example' } })
    const me = { basketId, shipmentId: 'me' }
    await baskets.updateShippingAddressForShipment({
      parameters: { ...me, useAsBilling: true },
      body: address,
    })
    await baskets.updateShippingMethodForShipment({ parameters: me, body: { id: '001' } })
    const paymentCard = { holder: 'Jordan Reference', maskedNumber, cardType: 'Visa', expirationMonth: 1 }
    await baskets.addPaymentInstrumentToBasket({
      parameters,
      body: { paymentMethodId: 'CREDIT_CARD', paymentCard: { ...paymentCard, expirationYear: 2035 } },
    })
    return { baskets, orders, order: () => orders.createOrder({ parameters: {}, body: { basketId } }) }
  }

  test('a guest orders with a card as its form sends it, and sees the order; nobody else does', async () => {
    const guest = await guestsCheckout('************1111')
    const order = await guest.order()
    expect(order).toMatchObject({
      status: 'new',
      paymentStatus: 'paid',
      guest: true,
      orderTotal: 85.97,
      customerInfo: { email: 'guest@reference.example' },
    })
    const { orderNo = '' } = order
    expect((await guest.orders.getOrder({ parameters: { orderNo } })).orderNo).toBe(orderNo)
    const stranger = await guestOf(siteId)
    const foreign = stranger.orders.getOrder({ parameters: { orderNo } })
    await expect(foreign).rejects.toMatchObject({ response: { status: 404 } })
  })

  test('a card that ends like one the simulator declines is declined', async () => {
    const { order } = await guestsCheckout('************0002')
    await expect(order()).rejects.toMatchObject({ response: { status: 402 } })
  })

  test('what is chosen along with a product is paid beside it, in the basket and in the order', async () => {
    const { usid } = await guestOf(siteId)
    const { baskets, orders, products } = await signedIn(siteId, usid)
    const { options, type } = await products.getProduct({ parameters: { id: 'REF-NECKLACE' } })
    expect(type).toMatchObject({ item: true, option: true })
    expect(options).toMatchObject([
      { id: 'engraving', name: 'Engraving', values: [{ id: 'none', default: true }, { price: 7.5 }] },
    ])
    const { basketId = '' } = await baskets.createBasket({ parameters: {}, body: {} })
    const parameters = { basketId }
    const optionItems = [{ optionId: 'engraving', optionValueId: 'initials' }]
    const { productItems } = await baskets.addItemToBasket({
      parameters,
      body: [{ productId: 'REF-NECKLACE', quantity: 2, optionItems }],
    })
    expect(productItems).toMatchObject([{ price: 56, optionItems: [{ price: 15, quantity: 2 }] }])
    const email = 'shopper@reference.example'
    await baskets.updateCustomerForBasket({ parameters, body: { email } })
    const me = { basketId, shipmentId: 'me' }
    await baskets.updateShippingAddressForShipment({
      parameters: { ...me, useAsBilling: true },
      body: address,
    })
    await baskets.updateShippingMethodForShipment({ parameters: me, body: { id: '001' } })
    const body = { paymentMethodId: 'BANK_TRANSFER' }
    await baskets.addPaymentInstrumentToBasket({ parameters, body })
    const { orderNo = '' } = await orders.createOrder({ parameters: {}, body: { basketId } })
    const order = await orders.getOrder({ parameters: { orderNo } })
    expect(order).toMatchObject({
      productTotal: 71,
      orderTotal: 76.99,
      productItems: [{ price: 56, optionItems: [{ itemText: 'Engraving: Initials', price: 15 }] }],
    })
  })

  test('Spanish of another country is Spanish; a currency the shop does not sell in is refused', async () => {
    const { products, search } = await guestOf(siteId)
    const root = await products.getCategory({ parameters: { id: 'womens', locale: 'es-MX' } })
    expect(root.name).toBe('Mujer')
    for (const currency of ['GBP', 'usd']) {
      const found = search.productSearch({ parameters: { q: 'sweater', currency } })
      await expect(found).rejects.toMatchObject({ response: { status: 400 } })
      const product = products.getProduct({ parameters: { id: 'REF-SWEATER', currency } })
      await expect(product).rejects.toMatchObject({ response: { status: 400 } })
    }
  })

  test('the store is found, and goods can be picked up there', async () => {
    const { stores, pages } = await guestOf(siteId)
    const near = await stores.searchStores({
      parameters: { latitude: 13.7, longitude: -89.16, maxDistance: 50 },
    })
    expect(near.data).toMatchObject([{ id: 'REF-STORE', inventoryId: 'inv-reference' }])
    // Its form asks by the countries that addresses are served in.
    const byForm = await stores.searchStores({ parameters: { countryCode: 'US', postalCode: '01803' } })
    expect(byForm.data).toMatchObject([{ id: 'REF-STORE' }])
    const elsewhere = await stores.searchStores({ parameters: { countryCode: 'DE', postalCode: '10115' } })
    expect(elsewhere.total).toBe(0)
    expect(await pages.getPage({ parameters: { pageId: 'homepage' } })).toMatchObject({
      regions: [{ id: 'main' }],
    })
  })
})

test('mails lead to the pages of the reference storefront, in each language', async () => {
  const context = await engine.engine.merchantContext('RefArch')
  // Its addresses have locales of its own settings: one of the bundle's would be a page that it does not know.
  for (const locale of ['en-SV', 'es-SV'] as const)
    expect(resetLink({ ...context, locale }, 'ana@example.com', 'secret')).toBe(
      'http://localhost:3000/reset-password-landing?token=secret&email=ana%40example.com',
    )
})
