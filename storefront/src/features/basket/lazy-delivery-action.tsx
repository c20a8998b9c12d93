import { lazy } from 'react'
import { LazyBoundary } from '../../chunks/lazy-boundary.tsx'
import styles from './basket.module.css'
import { type Basket, flowOf } from './basket.ts'

const DeliveryAction = lazy(() =>
  import('./delivery-action.tsx').then((module) => ({ default: module.DeliveryAction })),
)

/** Of a cart that can be bought. Its code comes after the bill, which keeps the room of a button. */
export const LazyDeliveryAction = ({ basket }: { basket: Basket }) =>
  flowOf(basket).isProductFinished && (
    <span className={styles.deliveryAction}>
      <LazyBoundary>
        <DeliveryAction basket={basket} />
      </LazyBoundary>
    </span>
  )
