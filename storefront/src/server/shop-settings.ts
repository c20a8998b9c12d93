import type { ShopSettings } from '../api/shop.ts'
import type { EngineClient } from './engine-client.ts'
import { singleFlight } from './single-flight.ts'

/**
 * The merchant's settings as of the current catalogue: asked of the engine once for each version. While the engine does
 * not answer, those of the version before stand.
 */
export const createShopSettings = (engine: EngineClient, catalogVersion: () => string) => {
  let loaded: { version: string; text: string; settings: ShopSettings } | undefined
  const once = singleFlight<ShopSettings>()
  const load = (version: string) =>
    once(version, async () => {
      const { status, body } = await engine('/shop-settings', { method: 'GET', headers: {} })
      if (status !== 200) throw new Error(`The shop's settings answered ${status}`)
      const text = body.toString('utf8')
      // The same settings are the same object, by which pages tell that they still stand.
      const settings: ShopSettings = loaded?.text === text ? loaded.settings : JSON.parse(text)
      loaded = { version, text, settings }
      return settings
    })
  return {
    /** Rejects only while the engine has never answered. */
    async current(): Promise<ShopSettings> {
      const version = catalogVersion()
      if (loaded?.version === version) return loaded.settings
      const before = loaded?.settings
      return load(version).catch((error: unknown) => {
        if (before) return before
        throw error
      })
    },
  }
}

export type ShopSettingsSource = ReturnType<typeof createShopSettings>
