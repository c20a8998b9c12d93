import { island } from '../../lib/island/island.tsx'

export const QuoteFiles = island(async () => (await import('./quote-files.tsx')).QuoteFiles, {
  hydrateWhen: 'visible',
})
