/** Of the method, as the engine calls it. */
export const paypalId = 'PAYPAL'
