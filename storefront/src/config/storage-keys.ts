import type * as storageKeys from './storage-key-names.ts'

export * as storageKeys from './storage-key-names.ts'
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]
