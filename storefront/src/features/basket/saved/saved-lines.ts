import type { NewLine } from '../../../api/line-change.ts'
import { storageKeys } from '../../../config/storage-keys.ts'
import { readStoredJson, removeStored, writeStoredJson } from '../../../lib/browser-storage.ts'
import type { BasketLine } from '../basket.ts'
import { reorderOptions } from '../lines/reorder-options.ts'

/** A line saved for later: what it takes to add it again, and no price. */
export type SavedLine = Omit<NewLine, 'c_position'> & {
  name: string
  image?: string
  /** The chosen size and colour in words. */
  choice?: string
  /** The chosen options in words. */
  options?: string[]
}

const isSaved = (value: unknown): value is SavedLine[] =>
  Array.isArray(value) &&
  value.every((one) => typeof one?.productId === 'string' && typeof one.name === 'string')

export const readSavedLines = (): SavedLine[] => readStoredJson(storageKeys.savedForLater, isSaved) ?? []

/** A key that is equal for lines of the same product, length and options. */
export const savedLineKey = ({ productId, c_lengthMetersToBuy, optionItems = [] }: NewLine) =>
  JSON.stringify([productId, c_lengthMetersToBuy, optionItems])

const writeSaved = (lines: SavedLine[]) => {
  if (lines.length === 0) removeStored(storageKeys.savedForLater)
  else writeStoredJson(storageKeys.savedForLater, lines)
  return lines
}

/** Adds the quantity to an equal saved line; at most fifty lines are kept, the newest first. */
export const saveLine = (line: BasketLine) => {
  const { productId, productName, c_image: picture, c_lengthMetersToBuy, c_store, optionItems } = line
  const { c_variationText: choice } = line
  const before = readSavedLines()
  const saved: SavedLine = {
    productId,
    name: productName ?? productId,
    quantity: line.quantity,
    ...(picture ? { image: picture.link } : {}),
    ...(choice ? { choice } : {}),
    ...(c_lengthMetersToBuy === undefined ? {} : { c_lengthMetersToBuy }),
    ...(c_store === undefined ? {} : { c_store }),
    ...reorderOptions(line),
    ...(optionItems?.length ? { options: optionItems.map(({ itemText }) => itemText ?? '') } : {}),
  }
  const isSame = (one: SavedLine) => savedLineKey(one) === savedLineKey(saved)
  saved.quantity += before.find(isSame)?.quantity ?? 0
  return writeSaved([saved, ...before.filter((one) => !isSame(one))].slice(0, 50))
}

export const removeSavedLine = (line: SavedLine) =>
  writeSaved(readSavedLines().filter((one) => savedLineKey(one) !== savedLineKey(line)))
