import { storageKeys } from '../../config/storage-keys.ts'
import { readStoredJson, removeStored, writeStoredJson } from '../../lib/browser-storage.ts'
import type { BasketLine } from './basket.ts'

/** A line put aside for later: what it takes to put it back, and no price. */
export type SavedLine = {
  productId: string
  name: string
  image?: string
  quantity: number
  c_lengthMetersToBuy?: number
  c_store?: string
}

const isSaved = (value: unknown): value is SavedLine[] =>
  Array.isArray(value) &&
  value.every((one) => typeof one?.productId === 'string' && typeof one.name === 'string')

export const readSaved = (): SavedLine[] => readStoredJson(storageKeys.savedForLater, isSaved) ?? []

const same = (a: Pick<SavedLine, 'productId' | 'c_lengthMetersToBuy'>, b: typeof a) =>
  a.productId === b.productId && a.c_lengthMetersToBuy === b.c_lengthMetersToBuy

const keep = (lines: SavedLine[]) => {
  if (lines.length === 0) removeStored(storageKeys.savedForLater)
  else writeStoredJson(storageKeys.savedForLater, lines)
  return lines
}

/** The same product at the same length grows; at most fifty lines are kept, the newest first. */
export const save = ({
  productId,
  productName,
  c_image: picture,
  quantity,
  c_lengthMetersToBuy,
  c_store,
}: BasketLine) => {
  const before = readSaved()
  const saved: SavedLine = {
    productId,
    name: productName ?? productId,
    quantity: quantity + (before.find((one) => same(one, { productId, c_lengthMetersToBuy }))?.quantity ?? 0),
    ...(picture ? { image: picture.link } : {}),
    ...(c_lengthMetersToBuy === undefined ? {} : { c_lengthMetersToBuy }),
    ...(c_store === undefined ? {} : { c_store }),
  }
  return keep([saved, ...before.filter((one) => !same(one, saved))].slice(0, 50))
}

export const forget = (line: SavedLine) => keep(readSaved().filter((one) => !same(one, line)))
