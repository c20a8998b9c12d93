/** The cart, asking for a quote by itself: of everything in it, or of the lines that need one. */
export const quotePath = (wish: 'all' | 'split') => `/cart?quote=${wish}`

/** The same for guests, who sign in first. */
export const quoteAfterLogin = (wish: 'all' | 'split') =>
  `/login?redirect=${encodeURIComponent(quotePath(wish))}`
