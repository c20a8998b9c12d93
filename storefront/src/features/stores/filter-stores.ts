import { fold } from '../../../../facts/text.ts'
import type { Store } from './store.ts'

/** Stores whose name, address, mail, phone or hours hold the text; case and accents do not matter (S5.038). */
export const filterStores = (stores: readonly Store[], text: string): Store[] => {
  const wanted = fold(text.trim())
  if (!wanted) return [...stores]
  return stores.filter((store) =>
    [store.storeName ?? store.name, store.address1, store.email, store.phone, store.storeHours].some(
      (value) => value !== undefined && fold(value).includes(wanted),
    ),
  )
}
