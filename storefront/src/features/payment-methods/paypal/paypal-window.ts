/** What the approval window says when it comes back to the shop, and what the page that opened it answers. */
export type PaypalReturn = { orderId: string; approved: boolean }

/** A channel between pages of this origin alone. */
const openChannel = () => {
  const channel = new BroadcastChannel('paypal-return')
  return {
    say: channel.postMessage.bind(channel),
    listen: (listener: (data: unknown) => void) => {
      channel.onmessage = ({ data }: MessageEvent) => listener(data)
    },
    close: () => channel.close(),
  }
}

/** A waiting page answers at once; without an answer there is no such page, and this window goes on itself. */
const answerMs = 1500

const isReturn = (value: unknown): value is PaypalReturn =>
  typeof value === 'object' && value !== null && 'orderId' in value && 'approved' in value

/**
 * Calls `onReturn` with what the window of an order says on its way back, over a channel of this origin: PayPal's pages may cut the
 * tie between a window and its opener. Returns a function that stops listening.
 */
export const onPaypalReturn = (orderId: string, onReturn: (said: PaypalReturn) => void): (() => void) => {
  const { say, listen, close } = openChannel()
  listen((data) => {
    if (!isReturn(data) || data.orderId !== orderId) return
    say('heard')
    onReturn(data)
  })
  return close
}

/** Resolves when the window is gone, or out of this page's reach. */
export const onClosed = (opened: Pick<Window, 'closed'>): Promise<void> =>
  new Promise((resolve) => {
    const watch = setInterval(() => {
      if (!opened.closed) return
      clearInterval(watch)
      resolve()
    }, 300)
  })

/** Notifies the waiting page. False when there is none: then this window goes on itself. */
export const notifyOpener = (said: PaypalReturn): Promise<boolean> =>
  new Promise((resolve) => {
    const { say, listen, close } = openChannel()
    const end = (isAnswered: boolean) => {
      clearTimeout(timer)
      close()
      resolve(isAnswered)
    }
    const timer = setTimeout(() => end(false), answerMs)
    listen((data) => {
      if (data === 'heard') end(true)
    })
    say(said)
  })
