/** npm forwards the terminal's Ctrl-C to a process that has got it already: one press arrives twice. */
const samePressMs = 500

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
