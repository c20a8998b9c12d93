import type { ScreenModule } from '../api/screen.ts'
import { screen as notFound } from '../screens/not-found/index.ts'

/** By their names in the site map. Any page may turn out not to exist, so that screen is always at hand. */
const screens = new Map<string, ScreenModule>([['not-found', notFound]])

/** The screen's module, if its code is here already. */
export const loadedScreen = (name: string) => screens.get(name)

/** Notes that a screen's code is here. */
export const setLoadedScreen = (name: string, screen: ScreenModule) => void screens.set(name, screen)
