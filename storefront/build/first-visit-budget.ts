/** Bytes of script, in brotli, that a first visit to a page may cost (ARCHITECTURE). */
export const firstVisitBudget = 105_000

/** The screens that are held to it. */
export const heldScreens = ['home', 'category', 'product', 'cart'] as const
