import type { CountryCode } from '../../../facts/countries.ts'
import { fromMajor, type Minor } from '../../../facts/money.ts'
import type { ShippingFile } from '../bundle/index.ts'
import type { Load } from './load.ts'

export type MethodKind = ShippingFile['methods'][number]['kind']

/** A method the basket can be sent or picked up by. */
export type DeliveryOption = {
  methodId: string
  kind: MethodKind
  /** With tax, before promotions. */
  priceMinor: Minor
  vehicleId: string | undefined
  trips: number
}

type Vehicle = ShippingFile['vehicles'][number]

export type DeliveryQuestion = {
  shipping: ShippingFile
  country: CountryCode
  /** Undefined when nothing is to be delivered: everything is picked up. */
  load: Load | undefined
  /** Kilometres from the dispatching store. */
  km: number
}

/**
 * The first vehicle, smallest first, that holds the load by weight and longest piece; when none holds the weight,
 * several trips of the last one. A piece that is longer than every vehicle cannot be delivered. Couriers go once.
 */
const vehicleFor = (
  vehicles: readonly Vehicle[],
  load: Load,
): { vehicle: Vehicle; trips: number } | undefined => {
  const longEnough = vehicles.filter(({ maxLengthMm }) => load.longestMm <= maxLengthMm)
  const fits = longEnough.find(({ payloadGrams }) => load.grams <= payloadGrams)
  if (fits) return { vehicle: fits, trips: 1 }
  const last = longEnough.at(-1)
  if (!last || last.kind === 'courier') return undefined
  return { vehicle: last, trips: Math.ceil(load.grams / last.payloadGrams) }
}

const minor = (amount: string) => fromMajor(Number(amount))

const deliveryOption = (
  { shipping, country, km }: DeliveryQuestion,
  load: Load,
  method: ShippingFile['methods'][number],
): DeliveryOption | undefined => {
  if (method.kind === 'pickup' || (method.kind === 'courier' && !load.courier)) return undefined
  const wanted = method.kind === 'courier' ? 'courier' : 'truck'
  const rateOf = (vehicleId: string) =>
    shipping.rates.find((rate) => rate.country === country && rate.vehicleId === vehicleId)
  const vehicles = shipping.vehicles.filter(({ id, kind }) => {
    const rate = rateOf(id)
    return kind === wanted && rate && (method.kind !== 'truckWithCrane' || rate.crane !== undefined)
  })
  const chosen = vehicleFor(vehicles, load)
  const rate = chosen && rateOf(chosen.vehicle.id)
  if (!chosen || !rate) return undefined
  const crane = method.kind === 'truckWithCrane' && rate.crane !== undefined ? minor(rate.crane) : 0
  return {
    methodId: method.id,
    kind: method.kind,
    priceMinor: (minor(rate.base) + km * minor(rate.perKm) + crane) * chosen.trips,
    vehicleId: chosen.vehicle.id,
    trips: chosen.trips,
  }
}

/** The methods a basket can choose from, in the merchant's order: pickup when nothing is delivered, else deliveries. */
export const deliveryOptions = (question: DeliveryQuestion): DeliveryOption[] => {
  const { shipping, load } = question
  if (!load) {
    return shipping.methods
      .filter(({ kind }) => kind === 'pickup')
      .map(({ id, kind }) => ({ methodId: id, kind, priceMinor: 0, vehicleId: undefined, trips: 0 }))
  }
  return shipping.methods.flatMap((method) => deliveryOption(question, load, method) ?? [])
}

/** The one to start with: the merchant's default where it is possible, else the first. */
export const defaultOption = (
  shipping: ShippingFile,
  options: readonly DeliveryOption[],
): DeliveryOption | undefined => {
  const isDefault = (id: string) => shipping.methods.some((method) => method.id === id && method.default)
  return options.find(({ methodId }) => isDefault(methodId)) ?? options[0]
}
