// A file of its own: every page asks it, and the steps stay out of every page.
const returns = ['/cs-callback', '/paypal-return']

/** The ways back from payments belong to the checkout, the confirmation no longer does (S4.010). */
export const isCheckoutPath = (pathname: string) =>
  pathname === '/checkout' || returns.includes(pathname) || pathname.startsWith('/cs-callback/')
