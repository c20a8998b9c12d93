export { CheckoutKeeper } from './checkout-keeper.tsx'
export { keepCheckout, keepFlow, readFlow } from './kept-flow.ts'
export { failedPaymentUrl, resultText } from './payment-results.ts'
export {
  type CheckoutFlow,
  checkoutSteps,
  isCheckoutPath,
  nextStep,
  type Step,
  type StepName,
  startStep,
  stepShown,
  urlOf,
} from './steps.ts'
