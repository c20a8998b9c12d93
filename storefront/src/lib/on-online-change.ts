/** Calls when the browser loses its network or has it again (`navigator.onLine`). Gives what stops it. */
export const onOnlineChange = (heard: () => void): (() => void) => {
  addEventListener('online', heard)
  addEventListener('offline', heard)
  return () => {
    removeEventListener('online', heard)
    removeEventListener('offline', heard)
  }
}
