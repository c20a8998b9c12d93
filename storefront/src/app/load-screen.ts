import type { ScreenModule } from '../api/screen.ts'
import { screen as notFound } from '../screens/not-found/index.ts'
import { ChunkLoadError } from '../chunks/chunk-error.ts'
import { withChunkTimeout } from '../chunks/chunk-timeout.ts'

const screens = import.meta.glob<{ screen: ScreenModule }>([
  '../screens/*/index.ts',
  '!../screens/not-found/index.ts',
])
// Any page may turn out not to exist, so that screen is always at hand.
const loadedScreens = new Map<string, ScreenModule>([['not-found', notFound]])

/** The folder that is really there: screens that nobody has written show the plain one. */
export const screenFolder = (name: string) =>
  loadedScreens.has(name) || `../screens/${name}/index.ts` in screens ? name : 'plain'

/** The screen's module, if its code is here already. */
export const loadedScreen = (name: string) => loadedScreens.get(screenFolder(name))

/** Loads a screen's code on first use [S2.050]. Rejects with a chunk error. */
export const loadScreen = async (name: string): Promise<ScreenModule> => {
  const folder = screenFolder(name)
  const known = loadedScreens.get(folder)
  if (known) return known
  const load = screens[`../screens/${folder}/index.ts`]
  if (!load) throw new ChunkLoadError(folder, 'missing')
  const { screen } = await withChunkTimeout(load(), folder)
  if (!screen) throw new ChunkLoadError(folder, 'missing')
  loadedScreens.set(folder, screen)
  return screen
}
