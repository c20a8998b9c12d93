import { island } from '../../../lib/island/island.tsx'

/**
 * The ruler stands below the first picture and the choices: its code comes when it is about to be seen. What is typed before
 * counts by `EarlyLength`.
 */
export const LengthControl = island(async () => (await import('./length-control.tsx')).LengthControl, {
  hydrateWhen: 'visible',
  restoresValues: false,
})
