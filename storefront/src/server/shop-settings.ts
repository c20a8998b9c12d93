import type { ShopSettings } from '../api/shop.ts'
import type { EngineClient } from './engine-client.ts'
import { singleFlight } from './single-flight.ts'

/** Settings, and the version of the catalogue for which they were asked. */
export type SettingsOfVersion = { version: string; settings: ShopSettings }

/**
 * The merchant's settings as of the current catalogue: asked of the engine once for each version. While the engine does
 * not answer, those of the version before stand.
 */
export const createShopSettings = (engine: EngineClient, catalogVersion: () => string) => {
  let loaded: (SettingsOfVersion & { text: string }) | undefined
  const once = singleFlight<SettingsOfVersion>()
  const load = (version: string) =>
    once(version, async () => {
      const { status, body } = await engine('/shop-settings', { method: 'GET', headers: {} })
      if (status !== 200) throw new Error(`The shop's settings answered ${status}`)
      const text = body.toString('utf8')
      // The same settings are the same object, by which pages tell that they still stand.
      const settings: ShopSettings = loaded?.text === text ? loaded.settings : JSON.parse(text)
      loaded = { version, text, settings }
      return loaded
    })
  const ofVersion = async (): Promise<SettingsOfVersion> => {
    const version = catalogVersion()
    if (loaded?.version === version) return loaded
    const before = loaded
    return load(version).catch((error: unknown) => {
      if (before) return before
      throw error
    })
  }
  return {
    /** With the version for which they were asked: by the time they are here there may be another. Rejects as `current`. */
    ofVersion,
    /** Rejects only while the engine has never answered. */
    current: async (): Promise<ShopSettings> => (await ofVersion()).settings,
  }
}

export type ShopSettingsSource = ReturnType<typeof createShopSettings>
