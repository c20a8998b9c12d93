import { isDeepStrictEqual } from 'node:util'
import type { Localized } from '../bundle/parts.ts'
import { badRequest } from './problem.ts'

type Texts = Record<string, string>

/** Texts of a bundle as the API tells them: Spanish is `default`. */
export const textsView = ({ es, ...others }: Localized): Texts => ({ default: es, ...others })

/** Spanish goes by two names, `default` and `es`. Problem: 400 where they say different things. */
export const spanishOf = <T>(property: string, standard: T | undefined, es: T | undefined): T | undefined => {
  if (standard !== undefined && es !== undefined && !isDeepStrictEqual(standard, es))
    throw badRequest('"default" and "es" are the same text.', { property: `$.${property}` })
  return standard ?? es
}

/** Texts of a body as a bundle writes them. Problem: 400. */
export const readTexts = (property: string, texts: Texts | undefined): Texts | undefined => {
  if (!texts) return undefined
  const { default: standard, es: named, ...others } = texts
  const es = spanishOf(property, standard, named)
  return { ...(es === undefined ? {} : { es }), ...others }
}

/** A change of texts laid over those that stand: the locales that are named. */
export const overlayTexts = (
  property: string,
  stands: Localized | undefined,
  change: Texts | undefined,
): Texts | undefined => (change === undefined ? stands : { ...stands, ...readTexts(property, change) })
