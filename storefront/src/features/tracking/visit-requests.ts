/** What the shopper asked for (cookie choices, chat) before the code that answers may be loaded. */
export const visitRequestKey = ['visit-asks'] as const
export type VisitRequest = 'cookies' | 'chat' | undefined
