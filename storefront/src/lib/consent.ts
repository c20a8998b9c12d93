import { type Consent, consentOf, doNotTrackCookie } from './do-not-track.ts'

const halfAYear = 180 * 86_400
const changed = 'consent-changed'

type Asking = Navigator & { globalPrivacyControl?: boolean }

/** Whether the browser itself asks not to be followed: Global Privacy Control or Do Not Track. */
export const browserAsksForPrivacy = (): boolean => {
  const { globalPrivacyControl, doNotTrack } = navigator as Asking
  return globalPrivacyControl === true || doNotTrack === '1'
}

/** The shopper's choice as this browser keeps it; only `given` lets anything follow them [S6.012]. */
export const readConsent = (): Consent => {
  const cookie = document.cookie
    .split('; ')
    .find((one) => one.startsWith(`${doNotTrackCookie}=`))
    ?.slice(doNotTrackCookie.length + 1)
  return consentOf(cookie, browserAsksForPrivacy())
}

/** Keeps the choice for half a year and tells everybody who listens. */
export const writeConsent = (choice: 'given' | 'refused') => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const value = choice === 'given' ? '0' : '1'
  document.cookie = `${doNotTrackCookie}=${value}; Path=/; SameSite=Lax; Max-Age=${halfAYear}${secure}`
  dispatchEvent(new Event(changed))
}

export const onConsent = (listener: () => void): (() => void) => {
  addEventListener(changed, listener)
  return () => removeEventListener(changed, listener)
}
