const api = '/mobify/proxy/api'
const org = 'organizations/f_ecom_lmna_001'

/** Paths of calls as the shop's pages make them. */
export const paths = {
  api,
  product: `${api}/product/shopper-products/v1/${org}/products/1?siteId=Lamina`,
  baskets: `${api}/checkout/shopper-baskets/v1/${org}/baskets?siteId=Lamina`,
  oauth: `${api}/shopper/auth/v1/${org}/oauth2`,
}

/** The header by which a page says that its session is in cookies. */
export const sessionHeaders = { 'x-session': 'cookie' }
/** A write of a page. */
export const write = {
  method: 'POST',
  body: '{}',
  headers: { ...sessionHeaders, 'content-type': 'application/json' },
}
