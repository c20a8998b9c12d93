import { useCallback } from 'react'
import { useEnv } from '../../api/env.tsx'
import { units } from './messages.ts'

/** Writes an amount with its unit, on one line: `12 pza`, `40.5 m`. */
export const useAmounts = () => {
  const { t, format } = useEnv()
  return useCallback(
    (amount: number, unit: keyof typeof units) => `${format.quantity(amount)}\u00a0${t(units[unit])}`,
    [t, format],
  )
}
