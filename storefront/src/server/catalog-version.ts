import type { EngineAnswer } from './engine-client.ts'

const freshMs = 500

const versionsIn = ({ headers }: Pick<EngineAnswer, 'headers'>): [site: string, version: string][] => {
  const told = headers['x-catalog-version']
  if (typeof told !== 'string') return []
  return told.split(' ').map((one) => {
    const [site = '', version = ''] = one.split('=', 2)
    return [site, version]
  })
}

/**
 * The catalogue's versions as the engine's answers tell them: each answer that of its site, the answer to `ask` those of all
 * sites. `check` asks every half second, in the background: cached pages alone would never hear of an import, and answers
 * about one site tell nothing of another.
 */
export const createCatalogVersion = (ask: () => Promise<EngineAnswer>, now: () => Date) => {
  let versions = new Map<string, string>()
  let text = ''
  let askedAt = 0
  let asking = false
  const write = () => {
    text = [...versions]
      .map(([site, version]) => `${site}=${version}`)
      .sort()
      .join(' ')
  }
  const receive = (answer: Pick<EngineAnswer, 'headers'>) => {
    for (const [site, version] of versionsIn(answer)) versions.set(site, version)
    write()
  }
  const receiveAll = (answer: EngineAnswer) => {
    const told = versionsIn(answer)
    if (told.length === 0) return
    versions = new Map(told)
    write()
  }
  return {
    /** All versions that are known, as one text; empty before the first answer. */
    current: () => text,
    receive,
    check() {
      if (asking || now().getTime() - askedAt < freshMs) return
      asking = true
      askedAt = now().getTime()
      ask()
        .then(receiveAll, () => {})
        .finally(() => {
          asking = false
        })
    },
  }
}
