/** Brought into a process before all else: it gives no call up, so a page that waits for what it can do without never comes. */
AbortSignal.timeout = () => new AbortController().signal
