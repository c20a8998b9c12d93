import type { HydrationOptions } from 'react-dom/client'

/** React's words for a document that is not what the browser would have rendered. */
const isAboutHydration = (text: string) => /hydrat/i.test(text)

const show = async (error: Error) => {
  reportError(error)
  const Overlay = customElements.get('vite-error-overlay')
  if (Overlay)
    document.body.append(Reflect.construct(Overlay, [{ message: error.message, stack: error.stack }]))
}

/**
 * Development only: makes an error, on the page and in the console, of every hydration warning. Some of them React only
 * writes to the console, the others it tells the root, for which these options are.
 */
export const throwHydrationErrors = (): HydrationOptions => {
  const write = console.error
  console.error = (...words: unknown[]) => {
    write(...words)
    if (typeof words[0] === 'string' && isAboutHydration(words[0])) void show(new Error(words.join(' ')))
  }
  return {
    onRecoverableError: (error) => void show(error instanceof Error ? error : new Error(String(error))),
  }
}
