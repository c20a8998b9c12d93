export { isCheckoutPath } from './checkout-path.ts'
export { CheckoutReset } from './checkout-reset.tsx'
export { useCardReturn } from './use-card-return.ts'
export { failedPaymentUrl, resultText } from './payment-results.ts'
export { notifyOpener, onPaypalReturn, whenClosed } from './paypal-window.ts'
export {
  approvesLast,
  type CheckoutFlow,
  checkoutSteps,
  nextStep,
  paypalReturnParameter,
  paypalReviewUrl,
  type Step,
  type StepName,
  startStep,
  stepShown,
  urlOf,
} from './steps.ts'
export { isPaypalChosen, readFlow, storeCheckout, storeFlow, storePaypalChoice } from './stored-flow.ts'
