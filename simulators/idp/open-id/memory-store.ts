import type { Adapter, AdapterPayload } from 'oidc-provider'

type Entry = { payload: AdapterPayload; expiresAt: number }

/**
 * Where the library keeps what waits for an answer: in memory, each kind for as long as it says. Sessions are not kept,
 * so that the page asks who one is every time.
 */
export const createMemoryStore = () => {
  const entries = new Map<string, Entry>()
  const forget = (condition: (entry: Entry) => boolean) => {
    for (const [key, entry] of entries) if (condition(entry)) entries.delete(key)
  }
  return (kind: string): Adapter => {
    const keyOf = (id: string) => `${kind}:${id}`
    const find = async (id: string) => {
      const entry = entries.get(keyOf(id))
      return entry && entry.expiresAt > Date.now() ? entry.payload : undefined
    }
    return {
      upsert: async (id, payload, expiresIn) => {
        if (kind === 'Session') return
        const now = Date.now()
        forget(({ expiresAt }) => expiresAt <= now)
        entries.set(keyOf(id), { payload, expiresAt: now + (expiresIn ?? 900) * 1000 })
      },
      find,
      consume: async (id) => {
        const payload = await find(id)
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      destroy: async (id) => void entries.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => forget(({ payload }) => payload.grantId === grantId),
      // Lookups for sessions by uid and for devices without a browser: the simulator has neither.
      findByUid: async () => undefined,
      findByUserCode: async () => undefined,
    }
  }
}
