import type { EngineAnswer } from './engine-client.ts'

const freshMs = 500

/**
 * The catalogue's version as the engine's answers tell it. `check` asks when none has been heard for half a second,
 * in the background: kept pages alone would never hear of an import.
 */
export const createCatalogVersion = (ask: () => Promise<EngineAnswer>, now: () => Date) => {
  let version = ''
  let receivedAt = 0
  let asking = false
  const receive = ({ headers }: Pick<EngineAnswer, 'headers'>) => {
    const told = headers['x-catalog-version']
    if (typeof told !== 'string') return
    version = told
    receivedAt = now().getTime()
  }
  return {
    current: () => version,
    receive,
    check() {
      if (asking || now().getTime() - receivedAt < freshMs) return
      asking = true
      ask()
        .then(receive, () => {})
        .finally(() => {
          asking = false
        })
    },
  }
}
