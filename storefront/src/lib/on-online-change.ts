/** Calls back when the browser goes offline or online (`navigator.onLine`). Returns the function that unsubscribes. */
export const onOnlineChange = (listener: () => void): (() => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
