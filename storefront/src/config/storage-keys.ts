/** The names under which the browser keeps something [S9.034] [S4.044] [S4.009] [S9.008]. */
export const storageKeys = {
  locale: 'selectedLocale',
  language: 'selectedLanguage',
  country: 'selectedCountry',
  currency: 'selectedCurrency',
  promotionFilter: 'promotionFilterKey',
  storeId: 'selectedStoreId',
  storeName: 'selectedStoreName',
  storeAddress: 'selectedStoreAddress',
  storeCity: 'selectedStoreCity',
  loginType: 'c_typeLogin',
  recentSearches: 'recent-search-key',
  rememberedOrigin: 'directedFrom',
  codeVerifier: 'codeVerifier',
  identityProvider: 'identityProvider',
  pendingWish: 'pendingWish',
  loginState: 'loginState',
  loginLocale: 'loginLocale',
  guestBasketItems: 'guestBasketItems',
  checkoutFlow: 'checkoutFlow',
  checkoutBasketId: 'checkoutBasketId',
  paypalBasketId: 'paypalBasketId',
  orderAttempt: 'orderAttempt',
  scrollMemory: 'scrollMemory',
  reloadedForChunk: 'reloadedForChunk',
} as const

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]
