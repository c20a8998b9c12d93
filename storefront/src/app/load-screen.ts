import type { ScreenModule } from '../api/screen.ts'
import { ChunkLoadError } from '../chunks/chunk-error.ts'
import { withChunkTimeout } from '../chunks/chunk-timeout.ts'
import { loadedScreen, setLoadedScreen } from './loaded-screens.ts'

const screens = import.meta.glob<{ screen: ScreenModule }>([
  '../screens/*/index.ts',
  '!../screens/not-found/index.ts',
])

/** The folder that is really there: screens that nobody has written show the plain one. */
export const screenFolder = (name: string) =>
  name === 'not-found' || `../screens/${name}/index.ts` in screens ? name : 'plain'

/** Source of a screen's code, as the bundler's manifest names it. */
export const screenModule = (name: string) => `src/screens/${screenFolder(name)}/index.ts`

/** Loads a screen's code on first use [S2.050]. Rejects with a chunk error. */
export const loadScreen = async (name: string): Promise<ScreenModule> => {
  const known = loadedScreen(name)
  const load = screens[`../screens/${screenFolder(name)}/index.ts`]
  // In development its code may have changed since.
  if (known && !(load && import.meta.env.DEV)) return known
  if (!load) throw new ChunkLoadError(name, 'missing')
  const { screen } = await withChunkTimeout(load(), name)
  if (!screen) throw new ChunkLoadError(name, 'missing')
  setLoadedScreen(name, screen)
  return screen
}
