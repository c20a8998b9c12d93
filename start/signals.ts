/** npm forwards the terminal's Ctrl-C to a process that has got it already: one press arrives twice. */
const samePressMs = 500

const parentCheckMs = 1000

/** Calls `onGone` once when the process that started this one has ended. */
export const onParentGone = (onGone: () => void): void => {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    onGone()
  }, parentCheckMs)
  watch.unref()
}

/** First SIGTERM or Ctrl-C: `stop`. A later one: `halt`, at once. */
export const onStopSignals = (stop: () => void, halt: () => void): void => {
  let firstAt: number | undefined
  const receive = () => {
    if (firstAt === undefined) {
      firstAt = Date.now()
      stop()
    } else if (Date.now() - firstAt > samePressMs) {
      halt()
    }
  }
  process.on('SIGTERM', receive)
  process.on('SIGINT', receive)
}
