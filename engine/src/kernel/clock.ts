/** Tells the time. Injected, so that `POST /dev/clock` and tests can move it; SQL takes it as a parameter. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A clock that can be moved: it runs, shifted by the offset that was set last. */
export const movableClock = () => {
  let offsetMs = 0
  return {
    now: () => new Date(Date.now() + offsetMs),
    /** Sets the present instant; time goes on from there. `undefined` returns to the real time. */
    moveTo(instant: Date | undefined) {
      offsetMs = instant ? instant.getTime() - Date.now() : 0
    },
  }
}
