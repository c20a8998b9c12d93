import type { LocaleId } from '../../../facts/locales.ts'
import { localize, type LocalizedText } from '../kernel/localized.ts'

type Json = null | boolean | number | string | Json[] | { [member: string]: Json }

const isText = (value: object): value is LocalizedText =>
  'es' in value && 'en' in value && Object.values(value).every((text) => typeof text === 'string')

/** Blocks for one locale: every text in both languages becomes the one asked for, every picture a link. */
export const localizeBlocks = (value: Json, locale: LocaleId, link: (path: string) => string): Json => {
  if (Array.isArray(value)) return value.map((one) => localizeBlocks(one, locale, link))
  if (typeof value !== 'object' || value === null) return value
  if (isText(value)) return localize(value, locale)
  return Object.fromEntries(
    Object.entries(value).map(([member, inner]) => [
      member,
      member === 'image' && typeof inner === 'string' ? link(inner) : localizeBlocks(inner, locale, link),
    ]),
  )
}

/** Paths of the pictures in blocks. */
export const picturesIn = (value: Json): string[] => {
  if (Array.isArray(value)) return value.flatMap(picturesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([member, inner]) =>
    member === 'image' && typeof inner === 'string' ? [inner] : picturesIn(inner),
  )
}
