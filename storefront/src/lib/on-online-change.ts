/** Calls back when the browser goes offline or online (`navigator.onLine`). Returns the function that unsubscribes. */
export const onOnlineChange = (heard: () => void): (() => void) => {
  addEventListener('online', heard)
  addEventListener('offline', heard)
  return () => {
    removeEventListener('online', heard)
    removeEventListener('offline', heard)
  }
}
