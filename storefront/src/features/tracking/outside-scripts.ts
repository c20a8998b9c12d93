import { addOutsideScript } from '../../lib/add-outside-script.ts'

type DataLayer = object[]
declare global {
  interface Window {
    dataLayer?: DataLayer
  }
}

/** The data layer, in the shape of GA4's ecommerce [S7.060]. Nothing reads the layer before consent. */
export const dataLayer = (): DataLayer => (window.dataLayer ??= [])

/** Pushes an event once. Members of an earlier event must not show through. */
export const pushEvent = (event: object) => void dataLayer().push({ ecommerce: null }, event)

/**
 * Loads the vendors' scripts of analytics and marketing [S1.038] [S7.059]. Events from before the consent are removed.
 */
export const loadOutsideScripts = (analytics: string | undefined, marketing: readonly string[]) => {
  const layer = dataLayer()
  layer.length = 0
  if (analytics) layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  for (const address of [...(analytics ? [analytics] : []), ...marketing]) addOutsideScript(address)
}
