import type { StoreRow } from '../bundle/index.ts'

/** A physical shop, as the merchant describes it. */
export type Store = StoreRow

type Point = { latitude: number; longitude: number }

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres. */
export const kilometresBetween = (a: Point, b: Point): number => {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const chord =
    half(b.latitude - a.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(b.longitude - a.longitude)
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** The stores that make goods and supply the others of their country. */
export const isPlant = (store: Store): boolean => store.size === 'plant and yard'

/** The store a country's shoppers get who have chosen none. */
export const defaultOf = (stores: readonly Store[]): Store | undefined =>
  stores.find((store) => store.default) ?? stores[0]
