import type { ScreenModule } from '../api/screen.ts'
import { withChunkTimeout } from '../chunks/chunk-timeout.ts'
import { loadedScreen, setLoadedScreen } from './loaded-screens.ts'

/** Loads the code of the document's own screen, whose script the document names. Rejects when it does not come. */
export const loadFirstScreen = async (name: string): Promise<void> => {
  const script = document.querySelector<HTMLElement>('[data-screen]')?.dataset.screen
  if (!script || loadedScreen(name)) return
  const code: Promise<{ screen: ScreenModule }> = import(/* @vite-ignore */ script)
  setLoadedScreen(name, (await withChunkTimeout(code, name)).screen)
}
