/** So many that are heard in a row are each shown at once; one more for each second in which nothing was heard. */
const shownAtOnce = 12
const silenceMs = 1_000

/** Of more than that, those of so long are shown together: each empties caches, and a flood must not empty them with every change. */
const togetherMs = 400

type Work = {
  /** For those that are heard now and then. */
  immediately(): void
  /** For all that were heard since the last time. */
  together(): void
}

/** Tells changes that come singly from floods of them. Returns how to say that one was heard, and how to end. */
export const gatherChanges = (work: Work): { ask(): void; end(): void } => {
  let credit = shownAtOnce
  let lastAt = Date.now()
  let waiting: NodeJS.Timeout | undefined
  const ask = () => {
    const now = Date.now()
    credit = Math.min(shownAtOnce, credit + Math.floor((now - lastAt) / silenceMs))
    lastAt = now
    if (waiting) return
    if (credit >= 1) {
      credit--
      work.immediately()
      return
    }
    waiting = setTimeout(() => {
      waiting = undefined
      work.together()
    }, togetherMs)
    waiting.unref()
  }
  return { ask, end: () => clearTimeout(waiting) }
}
