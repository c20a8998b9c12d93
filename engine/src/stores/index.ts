export type { Availability } from './availability.ts'
export { allStores, defaultStore, findStore, storesOf } from './find-store.ts'
export { loadOnHand } from './load-on-hand.ts'
export { setStock } from './set-stock.ts'
export {
  type StockProduct,
  type StockSnapshot,
  takeStockSnapshot,
} from './stock-snapshot.ts'
export { defaultOf, isPlant, kilometresBetween, type Store } from './store.ts'
export {
  countingDay,
  holidaysAhead,
  isWorkingDay,
  openDayFrom,
  type WorkingCalendar,
  workingDaysAfter,
} from './working-calendar.ts'
