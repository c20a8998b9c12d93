export { CheckoutKeeper } from './checkout-keeper.tsx'
export { isCheckoutPath } from './checkout-path.ts'
export { isPaypalChosen, keepCheckout, keepFlow, keepPaypalChoice, readFlow } from './kept-flow.ts'
export { hearReturn, tellOpener, whenClosed } from './paypal-window.ts'
export { failedPaymentUrl, resultText } from './payment-results.ts'
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
