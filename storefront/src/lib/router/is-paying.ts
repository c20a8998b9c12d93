import type { RouteEntry } from './route-table.ts'

/** A step of paying has a shell of its own: the checkout, and the ways back from payments; the confirmation has none. */
export const isPaying = ({ shell }: Pick<RouteEntry, 'shell'>): boolean => shell !== 'main'
