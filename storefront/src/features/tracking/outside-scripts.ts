import { addOutsideScript } from '../../lib/add-outside-script.ts'

type DataLayer = object[]
declare global {
  interface Window {
    dataLayer?: DataLayer
  }
}

/** Where events go, in the shape of GA4's ecommerce [S7.060]. Nobody reads it before the shopper has agreed. */
export const dataLayer = (): DataLayer => (window.dataLayer ??= [])

/** Tells an event once. Members of an earlier one must not show through. */
export const pushEvent = (event: object) => void dataLayer().push({ ecommerce: null }, event)

/**
 * Loads the vendors' scripts of analytics and marketing [S1.038] [S7.059]. What happened before the shopper agreed is
 * none of their business.
 */
export const loadOutsideScripts = (analytics: string | undefined, marketing: readonly string[]) => {
  const layer = dataLayer()
  layer.length = 0
  if (analytics) layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  for (const address of [...(analytics ? [analytics] : []), ...marketing]) addOutsideScript(address)
}
