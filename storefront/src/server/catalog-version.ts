import type { EngineAnswer } from './engine-client.ts'

const heardFor = 500

/**
 * The catalogue's version as the engine's answers tell it. `check` asks when none has been heard for half a second,
 * in the background: kept pages alone would never hear of an import.
 */
export const createCatalogVersion = (ask: () => Promise<EngineAnswer>, now: () => Date) => {
  let version = ''
  let heardAt = 0
  let asking = false
  const hear = ({ headers }: Pick<EngineAnswer, 'headers'>) => {
    const told = headers['x-catalog-version']
    if (typeof told !== 'string') return
    version = told
    heardAt = now().getTime()
  }
  return {
    current: () => version,
    hear,
    check() {
      if (asking || now().getTime() - heardAt < heardFor) return
      asking = true
      ask()
        .then(hear, () => {})
        .finally(() => {
          asking = false
        })
    },
  }
}
