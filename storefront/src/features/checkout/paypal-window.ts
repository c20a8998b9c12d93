/** What the approval window says when it comes back to the shop, and what the page that opened it answers. */
export type PaypalReturn = { orderId: string; approved: boolean }

/** Between pages of this origin alone. */
const openChannel = () => {
  const channel = new BroadcastChannel('paypal-return')
  return {
    say: channel.postMessage.bind(channel),
    hear: (heard: (data: unknown) => void) => {
      channel.onmessage = ({ data }: MessageEvent) => heard(data)
    },
    close: () => channel.close(),
  }
}

/** A page that waits answers at once; without an answer there is none, and the window is the page. */
const answerMs = 1500

const isReturn = (value: unknown): value is PaypalReturn =>
  typeof value === 'object' && value !== null && 'orderId' in value && 'approved' in value

/**
 * Hears what the window of an order says on its way back, over a channel of this origin: PayPal's pages may cut the
 * tie between a window and its opener. Gives what stops the hearing.
 */
export const onPaypalReturn = (orderId: string, heard: (said: PaypalReturn) => void): (() => void) => {
  const { say, hear, close } = openChannel()
  hear((data) => {
    if (!isReturn(data) || data.orderId !== orderId) return
    say('heard')
    heard(data)
  })
  return close
}

/** Resolves when the window is gone, or out of this page's reach. */
export const whenClosed = (opened: Pick<Window, 'closed'>): Promise<void> =>
  new Promise((resolve) => {
    const watch = setInterval(() => {
      if (!opened.closed) return
      clearInterval(watch)
      resolve()
    }, 300)
  })

/** Tells the page that waits. False when none does: then this window goes on itself. */
export const notifyOpener = (said: PaypalReturn): Promise<boolean> =>
  new Promise((resolve) => {
    const { say, hear, close } = openChannel()
    const end = (heard: boolean) => {
      clearTimeout(timer)
      close()
      resolve(heard)
    }
    const timer = setTimeout(() => end(false), answerMs)
    hear((data) => {
      if (data === 'heard') end(true)
    })
    say(said)
  })
