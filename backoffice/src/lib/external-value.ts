import { useSyncExternalStore } from 'react'

/** A value outside of React that components can follow. */
export type ExternalValue<T> = {
  current(): T
  set(value: T): void
  subscribe(listener: () => void): () => void
}

export const createValue = <T>(first: T): ExternalValue<T> => {
  let value = first
  const listeners = new Set<() => void>()
  return {
    current: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The value, and a new rendering with each change. */
export const useValue = <T>({ subscribe, current }: ExternalValue<T>): T =>
  useSyncExternalStore(subscribe, current)
