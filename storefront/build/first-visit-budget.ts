/** Bytes of script, in brotli, that a first visit to a page may cost (ARCHITECTURE). */
export const firstVisitBudget = 104_500

/** The screens that are held to it. */
export const heldScreens = ['home', 'category', 'product', 'cart'] as const
