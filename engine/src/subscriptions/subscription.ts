import type { CountryCode } from '../../../facts/countries.ts'
import type { LocaleId } from '../../../facts/locales.ts'

/** `pending` until the owner of the address has confirmed it, where the merchant asks for that. */
export type SubscriptionState = 'pending' | 'active' | 'cancelled'

export type Subscription = {
  id: string
  /** Lower case. */
  email: string
  country: CountryCode
  locale: LocaleId
  state: SubscriptionState
}

/** What asking once more changes; undefined: nothing, it is a duplicate. */
export const resubscribe = (
  known: Subscription,
  asked: Pick<Subscription, 'country' | 'locale'>,
  confirms: boolean,
): Subscription | undefined => {
  if (known.state === 'active') {
    return known.country === asked.country ? undefined : { ...known, ...asked }
  }
  return { ...known, ...asked, state: confirms ? 'pending' : 'active' }
}
