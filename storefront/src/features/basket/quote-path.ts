import { loginFor } from '../../lib/login-for.ts'

/**
 * The path of the cart that opens the quote request by itself: for everything in the cart, or for the lines that need a
 * quote.
 */
export const quotePath = (wish: 'all' | 'split') => `/cart?quote=${wish}`

/** The same path for guests, who sign in first. */
export const quoteAfterLogin = (wish: 'all' | 'split') => loginFor(quotePath(wish))
