export { CheckoutReset } from './checkout-reset.tsx'
export { failedPaymentUrl, resultText } from './payment-results.ts'
export {
  type CheckoutFlow,
  checkoutSteps,
  isPaymentComplete,
  lacksPaymentAlone,
  nextStep,
  type Step,
  type StepName,
  startStep,
  shownStep,
  urlOf,
} from './steps.ts'
export { readFlow, readApprovalMethod, storeCheckout, storeFlow, storeApprovalMethod } from './stored-flow.ts'
export { useCardReturn } from './use-card-return.ts'
export { useStepDraft } from './use-step-draft.ts'
