/** Bytes of script, in brotli, that a first visit to a page may cost (ARCHITECTURE). */
const firstVisitBudget = 110_000

/** A page that costs more today, and the ceiling it may only come down from. */
const above: Record<string, number> = { product: 111_500 }

/** The screens that are held to it. */
export const heldScreens = ['home', 'category', 'product', 'cart'] as const

/** What a screen's first visit may cost. */
export const budgetOf = (screen: string): number => above[screen] ?? firstVisitBudget
