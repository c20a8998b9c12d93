/** Tabs of one shopper show one basket: a write in one makes the others read anew. */
const open = () => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('basket'))

/** Tells the other tabs that the basket is another one by now. */
export const notifyOtherTabs = (): void => {
  const channel = open()
  const say = channel?.postMessage.bind(channel)
  say?.('changed')
  channel?.close()
}

/** Calls when another tab has written. Gives what stops it. */
export const onOtherTabs = (heard: () => void): (() => void) => {
  const channel = open()
  if (channel) channel.onmessage = heard
  return () => channel?.close()
}
