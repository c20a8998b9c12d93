export type { Availability } from './availability.ts'
export { defaultStore, findStore, storesOf } from './find-store.ts'
export { loadAvailability, type StockQuestion } from './load-availability.ts'
export { loadStockBook, type StockBook } from './load-stock-book.ts'
export { isPlant, kilometresBetween, type Store } from './store.ts'
export {
  countingDay,
  isWorkingDay,
  openDayFrom,
  type WorkingCalendar,
  workingDaysAfter,
} from './working-calendar.ts'
