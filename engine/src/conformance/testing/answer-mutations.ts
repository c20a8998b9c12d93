/** A fault that is planted to see whether the compiler finds it: one member of an answer, here or there. */
export type Mutation = {
  kind: 'out of the contract' | 'renamed in the view'
  /** Below `engine/src`; begins with its module. */
  file: string
  member: string
  /** A file of the storefront that reads the member and may not compile without it. */
  reader?: string
}

const out = (file: string, names: string): Mutation[] =>
  names.split(' ').map((member) => ({ kind: 'out of the contract', file, member }))

const renamed = (file: string, names: string): Mutation[] =>
  names.split(' ').map((member) => ({ kind: 'renamed in the view', file, member }))

const outOfPage = (file: string, member: string, reader: string): Mutation => ({
  kind: 'out of the contract',
  file,
  member,
  reader: `storefront/src/${reader}`,
})

/** Members of answers, some of every module of both APIs, in texts that hold JSON and echoed from requests too. */
export const mutations: readonly Mutation[] = [
  ...out('login/contract.ts', 'enc_user_id given_name'),
  ...renamed('login/tokens/issue-tokens.ts', 'idp_access_token'),
  ...out('customers/contract.ts', 'c_fiscalProfiles lastLoginTime'),
  ...renamed('customers/view.ts', 'c_preferredStoreDataComplete creationDate'),
  ...out('product-lists/contract.ts', 'c_shared'),
  ...renamed('product-lists/view.ts', 'priority lastModified'),
  ...out('baskets/shapes.ts', 'c_pickupDateEstimated c_vehicle reasonCode'),
  ...renamed('baskets/lines/line-view.ts', 'c_masterId'),
  ...renamed('baskets/view.ts', 'c_longestPieceMeters'),
  ...out('orders/contract.ts', 'c_paymentResult accountType'),
  ...renamed('orders/view.ts', 'c_challenge'),
  outOfPage('orders/contract.ts', 'c_cancellable', 'features/orders/cancel-order.tsx'),
  ...out('opportunities/contract.ts', 'TaxName'),
  ...renamed('opportunities/view.ts', 'DeliverTo c_variationText'),
  ...out('payments/contract.ts', 'collectUrl'),
  ...out('paypal/contract.ts', 'c_perUsd'),
  ...out('products/contract.ts', 'c_cutMinMeters c_hex'),
  outOfPage('products/contract.ts', 'minOrderQuantity', 'features/product/choice/quantity.ts'),
  ...renamed('products/view-custom.ts', 'c_minLengthMeters'),
  ...renamed('products/view-inventory.ts', 'c_storesWithStock'),
  ...out('categories/contract.ts', 'c_alternativeUrl'),
  ...renamed('categories/view.ts', 'c_slotBannerImage onlineSubCategoriesCount'),
  ...out('search/contract.ts', 'presentationId'),
  ...renamed('search/hit-view.ts', 'representedProduct c_measurementSelector'),
  ...out('promotions/contract.ts', 'details'),
  ...renamed('promotions/call-outs/view.ts', 'promotionalPrice'),
  ...out('stores/contract.ts', 'c_closedDays'),
  ...renamed('stores/view.ts', 'c_hours'),
  ...out('seo/contract.ts', 'productCategoryId'),
  ...renamed('seo/get-url-mapping.ts', 'resourceId'),
  ...out('shopper-context/contract.ts', 'customQualifiers couponCodes'),
  ...renamed('shopper-context/change-context.ts', 'assignmentQualifiers'),
  ...out('sites/contract.ts', 'allStoresDistance'),
  ...renamed('sites/get-configurations.ts', 'configurationType'),
  ...out('content/contract.ts', 'c_body'),
  ...renamed('content/folder-tree.ts', 'parentFolderId'),
  ...out('subscriptions/consent-contract.ts', 'subtitle'),
  ...renamed('subscriptions/get-subscriptions.ts', 'consentStatus'),
  ...out('cases/contract.ts', 'files'),
  ...renamed('cases/get-cases.ts', 'creationDate'),
  ...out('privacy/records-contract.ts', 'deliverTo since'),
  ...renamed('privacy/get-customer-data.ts', 'newsletter'),
  ...out('personalisation/contract.ts', 'image_url'),
  ...renamed('personalisation/recommend.ts', 'product_url'),
  ...out('trade/contract.ts', 'grams'),
  ...renamed('trade/view.ts', 'cut'),
  outOfPage('product-lists/contract.ts', 'c_note', 'features/wishlist/wishlist.ts'),
  outOfPage('baskets/shapes.ts', 'c_personPicksUpData', 'features/orders/order-delivery.tsx'),
  outOfPage('preferences/contract.ts', 'support', 'features/browse/browse.tsx'),
  ...renamed('preferences/get-preferences.ts', 'storeCities siteName'),
  ...out('sites/contract.ts', 'display_country'),
  ...renamed('sites/get-site-info.ts', 'default_currency'),
  ...out('customers/contract.ts', 'storeName'),
  outOfPage('products/contract.ts', 'c_pdpAttributesGroup', 'features/product/pdp-attributes.ts'),
  ...renamed('search/hit-view.ts', 'displayName'),
  ...out('orders/merchant/contract.ts', 'c_revision total'),
  ...renamed('orders/merchant/view.ts', 'externalOrderStatus'),
  ...out('price-books/contract.ts', 'currency changed'),
  ...renamed('price-books/get-prices.ts', 'productCount'),
  ...renamed('price-books/price-tiers.ts', 'amount'),
  ...out('catalog/contract.ts', 'c_popularity'),
  ...renamed('catalog/product-view.ts', 'c_courier'),
  ...out('audit/contract.ts', 'requestId entries'),
  ...renamed('audit/read-audit.ts', 'subject'),
  ...out('staff/users-contract.ts', 'lastLoginAt'),
  ...renamed('staff/users.ts', 'createdAt'),
  ...out('orders/desk/shapes.ts', 'isFromQuote'),
  ...renamed('orders/desk/view.ts', 'lineCount'),
  ...out('opportunities/desk/contract.ts', 'isUnanswered'),
  ...renamed('opportunities/desk/view.ts', 'hasDraft'),
  ...out('cases/desk/contract.ts', 'fileCount'),
  ...renamed('cases/desk/work-on-cases.ts', 'lastModified'),
  ...renamed('inventory/records.ts', 'storeName'),
  ...out('costs/contract.ts', 'validFrom'),
  ...out('catalog/categories/contract.ts', 'ownedProductCount'),
  ...renamed('catalog/categories/category-view.ts', 'c_showInMenu'),
  ...renamed('marketing/promotion-view.ts', 'promotionClass'),
  ...out('site-management/preferences/contract.ts', 'c_words instanceType'),
  ...out('api-clients/contract.ts', 'expires_in'),
  ...renamed('api-clients/issue-token.ts', 'token_type'),
  ...out('store-management/shipping/contract.ts', 'longestMeters'),
  ...renamed('store-management/shipping/test-delivery.ts', 'isForCourier'),
  ...out('customer-lists/contract.ts', 'lastLoginTime'),
  ...renamed('customer-lists/customer-view.ts', 'c_orderCount'),
]
