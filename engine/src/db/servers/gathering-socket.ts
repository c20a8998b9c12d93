import { Socket } from 'node:net'

/**
 * A socket on which what is written between `cork` and `uncork`, as the driver writes each statement, leaves together for all
 * statements of one turn of the event loop. To the kernel each write is a call of its own that wakes the server, which costs
 * more than most statements do.
 */
export class GatheringSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}
