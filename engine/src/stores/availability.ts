import type { IsoDate } from '../../../facts/dates.ts'
import type { ShippingFile } from '../bundle/index.ts'
import type { StockedCut } from './queries.ts'
import { isPlant, type Store } from './store.ts'
import { countingDay, openDayFrom, type WorkingCalendar, workingDaysAfter } from './working-calendar.ts'

/** What can be had through one store, and when. Amounts are pieces, or millimetres of cut goods. */
export type Availability = {
  /** Own stock and what plants can transfer (S2); the ceiling for goods made to order (S3). */
  ats: number
  ownStock: number
  /** In the order stock is taken: the store itself, then plants, the nearest first. */
  sources: { storeId: string; inventoryId: string; onHand: number; own: boolean }[]
  /** First day one piece (the shortest cut) can be picked up. */
  inStockDate: IsoDate | undefined
  /** The day promised for an amount at the store; undefined when it cannot be had. */
  pickupDate(amount: number): IsoDate | undefined
}

/** The chosen store, the plants that can supply it (nearest first) and the calendar they work by. */
export type Supply = {
  store: Store
  plants: readonly Store[]
  calendar: WorkingCalendar
  transferDays: ShippingFile['transferDays']
  readyDays: ShippingFile['readyDays']['pickup']
  now: Date
}

export type Stocked = {
  pattern: 'S1' | 'S2' | 'S3'
  cut: StockedCut | undefined
  /** Working days until it is made or cut. */
  leadDays: { max: number } | undefined
  /** On hand by inventory id. */
  stock: Readonly<Record<string, number>>
}

/** Pieces (metres of cut goods) of something made to order that can be asked for. */
export const madeToOrderCeiling = 9_999

const sourcesOf = ({ store, plants }: Supply, { pattern, stock }: Stocked): Availability['sources'] => {
  const source = (one: Store, own: boolean) => ({
    storeId: one.id,
    inventoryId: one.inventoryId,
    onHand: stock[one.inventoryId] ?? 0,
    own,
  })
  const others = pattern === 'S2' ? plants.map((plant) => source(plant, false)) : []
  return [source(store, true), ...others].filter(({ onHand }) => onHand > 0)
}

const promisesBySupply = new WeakMap<Supply, Map<string, IsoDate | undefined>>()

/** A promise is kept, so it counts with the longer of each span. Asked for many products, answered once per span. */
const promisedDay = (
  supply: Supply,
  workingDays: number,
  notBefore: IsoDate | undefined,
): IsoDate | undefined => {
  const known = promisesBySupply.get(supply) ?? new Map<string, IsoDate | undefined>()
  promisesBySupply.set(supply, known)
  const key = `${workingDays} ${notBefore ?? ''}`
  if (!known.has(key)) known.set(key, computeDay(supply, workingDays, notBefore))
  return known.get(key)
}

const computeDay = (
  supply: Supply,
  workingDays: number,
  notBefore: IsoDate | undefined,
): IsoDate | undefined => {
  const counted = countingDay(supply.calendar, supply.now)
  const from = counted && notBefore && notBefore > counted ? notBefore : counted
  const ready = from && workingDaysAfter(supply.calendar, from, workingDays)
  return ready && openDayFrom(supply.calendar, supply.store, ready, supply.now)
}

/** What can be had of one product through a store (decisions, section 0 "Stock"). */
export const availabilityOf = (supply: Supply, item: Stocked): Availability => {
  const sources = sourcesOf(supply, item)
  const total = sources.reduce((sum, { onHand }) => sum + onHand, 0)
  const ownStock = sources.find(({ own }) => own)?.onHand ?? 0
  const madeToOrder = item.pattern === 'S3'
  const lead = item.leadDays?.max ?? 0
  const ready = supply.readyDays.max + lead
  const run = item.cut?.run
  const pickupDate = (amount: number) => {
    // Less than a run of its own waits until the shared one is closed.
    const notBefore = run && amount < run.minTotalMm ? run.closingDay : undefined
    if (amount <= ownStock) return promisedDay(supply, ready, notBefore)
    const travels = madeToOrder && isPlant(supply.store) ? 0 : supply.transferDays.max
    if (amount <= total || (madeToOrder && amount <= ceiling))
      return promisedDay(supply, ready + travels, notBefore)
    return undefined
  }
  const ceiling = item.cut ? madeToOrderCeiling * 1000 : madeToOrderCeiling
  return {
    ats: madeToOrder ? ceiling : total,
    ownStock,
    sources,
    // Most who ask for stock do not ask for the day.
    get inStockDate() {
      return pickupDate(item.cut?.minMm ?? 1)
    },
    pickupDate,
  }
}

/**
 * A bundle or set: as many as every component allows, ready with the slowest. A bundle's own stock rows, where it
 * has any, limit it further.
 */
export const availabilityOfParts = (
  parts: readonly { availability: Availability; quantity: number }[],
  limit: Availability | undefined,
): Availability => {
  const whole = (amount: (one: Availability) => number) =>
    Math.min(
      ...parts.map(({ availability, quantity }) => Math.floor(amount(availability) / quantity)),
      ...(limit ? [amount(limit)] : []),
    )
  const pickupDate = (amount: number) => {
    const days = [
      ...parts.map(({ availability, quantity }) => availability.pickupDate(amount * quantity)),
      ...(limit ? [limit.pickupDate(amount)] : []),
    ]
    return days.every((day) => day !== undefined) ? days.toSorted().at(-1) : undefined
  }
  return {
    ats: whole(({ ats }) => ats),
    ownStock: whole(({ ownStock }) => ownStock),
    sources: limit?.sources ?? [],
    inStockDate: pickupDate(1),
    pickupDate,
  }
}

/** A master: the best of its choices, each of which has its own. */
export const bestAvailability = (choices: readonly Availability[]): Availability | undefined =>
  choices.toSorted((a, b) => b.ats - a.ats || (a.inStockDate ?? '9').localeCompare(b.inStockDate ?? '9'))[0]
