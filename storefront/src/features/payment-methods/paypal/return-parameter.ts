/** In the URL of the review, with `approved` or `cancelled`: how a browser that went to PayPal itself comes back. */
export const returnParameter = 'paypal'
