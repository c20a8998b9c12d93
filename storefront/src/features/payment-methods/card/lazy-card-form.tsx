import { lazy } from 'react'
import { LazyBoundary } from '../../../chunks/lazy-boundary.tsx'
import { Skeleton } from '../../../ui/index.ts'
import type { PaymentFormProps } from '../payment-method.ts'

const CardForm = lazy(() => import('./card-form.tsx').then((file) => ({ default: file.CardForm })))

/** The card's fields; their code comes when cards are chosen. */
export const LazyCardForm = (props: PaymentFormProps) => (
  <LazyBoundary fallback={<Skeleton shape="block" />}>
    <CardForm {...props} />
  </LazyBoundary>
)
