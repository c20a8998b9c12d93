/**
 * Pages of the storefront that the engine leads people to: by its mails, and as the ways back from payments and sign-ins.
 * The site map has their paths from here. `{name}` is a parameter.
 */
export const pagePaths = {
  home: '/',
  cart: '/cart',
  product: '/product/{productId}',
  order: '/account/orders/{orderNo}',
  /** On receipts, for a camera: the order on its customer's phone, the hand-over on a clerk's. `number.code` */
  pickup: '/retiro/{pass}',
  opportunity: '/opportunity/{opportunityId}',
  newsletter: '/newsletter',
  confirmEmail: '/confirm-email',
  resetPassword: '/reset-password',
  /** The next four where the merchant's `mailPaths` and `callbackPaths` name no other. */
  setNewPassword: '/set-new-password/',
  passwordless: '/passwordless-login-landing',
  resetPasswordCallback: '/reset-password-callback',
  socialCallback: '/social-callback',
  /** Where the bank sends the shopper's browser (S2.019), and the page that waits for a payment (S2.020). */
  cardReturn: '/cs-callback',
  payment: '/cs-callback/{transactionId}',
  paypalReturn: '/paypal-return',
} as const

/** The path of one thing: `pathTo(pagePaths.order, '0001')` is `/account/orders/0001`. */
export const pathTo = (pattern: string, id: string): string =>
  pattern.replace(/\{\w+\}/, () => encodeURIComponent(id))
