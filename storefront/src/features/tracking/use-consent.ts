import { useSyncExternalStore } from 'react'
import { onConsent, readConsent } from '../../lib/consent.ts'

/** The shopper's choice, as it changes. In the browser only. */
export const useConsent = () => useSyncExternalStore(onConsent, readConsent)
