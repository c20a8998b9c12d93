/** What the shopper has asked of the visit's companions, which may not be loaded yet. */
export const visitAsks = ['visit-asks'] as const
export type VisitAsk = 'cookies' | 'chat' | undefined
