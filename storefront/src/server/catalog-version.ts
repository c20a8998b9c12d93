import type { EngineAnswer } from './engine-client.ts'

const freshMs = 500
/** For who waits for it: a cache before the shop that asks whether its copy still holds. */
export const waitedForMs = 100

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
 * sites. `check` asks where nobody has for half a second, or for `within` milliseconds, and resolves when that is known:
 * cached pages alone would never hear of an import, and answers about one site tell nothing of another.
 */
export const createCatalogVersion = (ask: () => Promise<EngineAnswer>, now: () => Date) => {
  let versions = new Map<string, string>()
  let text = ''
  let askedAt = 0
  let asking: Promise<void> | undefined
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
    check(within = freshMs): Promise<void> {
      if (asking) return asking
      if (now().getTime() - askedAt < within) return Promise.resolve()
      askedAt = now().getTime()
      asking = ask()
        .then(receiveAll, () => {})
        .finally(() => {
          asking = undefined
        })
      return asking
    },
  }
}
