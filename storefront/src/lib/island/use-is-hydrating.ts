import { useSyncExternalStore } from 'react'

const nothing = () => () => {}

/**
 * True on the server and while the browser takes over what the server wrote. A piece that is taken over late and shows
 * what only the browser asks for must not show it before: it would not be the HTML that is there.
 */
export const useIsHydrating = () =>
  useSyncExternalStore(
    nothing,
    () => false,
    () => true,
  )
