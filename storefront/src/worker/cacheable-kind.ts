/** Which requests are kept for the time without a network, judged by the address alone. */
export type Kind = 'file' | 'page' | 'data' | 'none'

const files =
  /^\/static\/(?:assets|messages|flags)\/|^\/static\/[\w.-]+\.(?:svg|png|css|json|webmanifest)$|\/shopper-products\/v1\/organizations\/[^/]+\/images\//
const proxy = '/mobify/proxy/api/'
// What a shopper has seen of the goods and their basket, and what the trade's tools reckon with; no orders, no profile,
// nothing of a payment, nothing a customer has taught a list.
const data =
  /\/(?:shopper-products|shopper-search|shopper-stores|shopper-promotions|content-assets|preferences)\/|\/custom\/trade\/v1\/organizations\/[^/]+\/(?:trade|list)-data$|\/customers\/[^/]+\/baskets$|\/shopper-baskets\/v\d\/organizations\/[^/]+\/baskets\/[^/]+$/
const closed =
  /^(?:\/[a-z]{2}-[A-Z]{2})?\/(?:account|callback|checkout|confirm-email|confirmation|cs-callback|dev|idp-callback|login|mobify|newsletter|opportunity|passwordless-login-landing|paypal-return|registration|reset-password|set-new-password|social-callback|wishlist)(?:\/|$)/

/** What a GET of our own origin is. `navigates`: it asks for a document. */
export const cacheableKind = (url: URL, navigates: boolean): Kind => {
  if (files.test(url.pathname)) return 'file'
  if (url.pathname.startsWith(proxy)) return data.test(url.pathname) ? 'data' : 'none'
  return navigates && !closed.test(url.pathname) ? 'page' : 'none'
}
