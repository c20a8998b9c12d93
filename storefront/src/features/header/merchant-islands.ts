import { island } from '../../lib/island/island.tsx'

/** What the merchant puts in the header only shows, so a first visit takes it as the server wrote it. */
export const TopLineIsland = island(async () => (await import('./top-line.tsx')).TopLine, {
  hydrateWhen: 'never',
})
export const LogoIsland = island(async () => (await import('./logo.tsx')).Logo, { hydrateWhen: 'never' })
