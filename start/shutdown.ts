/** What has been opened so far, to be closed in the opposite order. */
export type Shutdown = {
  readonly stopping: boolean
  onClose(close: () => Promise<unknown>): void
  /** Closes everything, also what fails to close half way; later calls wait for the first. */
  close(): Promise<void>
}

export const createShutdown = (onFault: (error: unknown) => void): Shutdown => {
  const closers: (() => Promise<unknown>)[] = []
  let closing: Promise<void> | undefined
  const closeAll = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) await close().catch(onFault)
  }
  return {
    get stopping() {
      return closing !== undefined
    },
    onClose: (close) => void closers.push(close),
    close: () => (closing ??= closeAll()),
  }
}
