/** The method's id in the engine. */
export const paypalId = 'PAYPAL'
