/** What the shopper has asked of the visit's companions, which may not be loaded yet. */
export const visitRequestKey = ['visit-asks'] as const
export type VisitRequest = 'cookies' | 'chat' | undefined
