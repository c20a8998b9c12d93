/** Tabs of one shopper show one basket: a write in one makes the others fetch it again. */
const open = () => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('basket'))

/** Notifies the other tabs that the basket has changed. */
export const notifyOtherTabs = (): void => {
  const channel = open()
  const say = channel?.postMessage.bind(channel)
  say?.('changed')
  channel?.close()
}

/** Calls the listener when another tab has written the basket. Returns the function that unsubscribes. */
export const onOtherTabs = (listener: () => void): (() => void) => {
  const channel = open()
  if (channel) channel.onmessage = listener
  return () => channel?.close()
}
