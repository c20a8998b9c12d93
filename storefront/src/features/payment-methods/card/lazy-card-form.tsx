import { lazy, type Ref } from 'react'
import { LazyBoundary } from '../../../app/lazy-boundary.tsx'
import { Skeleton } from '../../../ui/index.ts'
import type { PaymentForm } from '../payment-method.ts'

const CardForm = lazy(() => import('./card-form.tsx').then((file) => ({ default: file.CardForm })))

/** The card's fields; their code comes when cards are chosen. */
export const LazyCardForm = ({ ref }: { ref: Ref<PaymentForm> }) => (
  <LazyBoundary fallback={<Skeleton shape="block" />}>
    <CardForm ref={ref} />
  </LazyBoundary>
)
