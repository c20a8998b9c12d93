import { useEffect } from 'react'
import { useRoute } from '../../lib/router/context.tsx'
import { isPaying } from '../../lib/router/is-paying.ts'
import { resetCheckout } from './stored-flow.ts'

/** Mounted once in the shell: leaving the checkout, by whatever way, ends its flow (S4.010, S4.011). */
export const CheckoutReset = () => {
  const inside = isPaying(useRoute().entry)
  useEffect(() => {
    if (!inside) resetCheckout()
  }, [inside])
  return null
}
