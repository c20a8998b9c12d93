import { useSyncExternalStore } from 'react'

const nothing = () => () => {}

/**
 * True on the server and while React hydrates the document. A component that hydrates late may show data that only the
 * browser loads when this is false; before, its output would not match the server's HTML.
 */
export const useIsHydrating = () =>
  useSyncExternalStore(
    nothing,
    () => false,
    () => true,
  )
