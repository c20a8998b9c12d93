import { Component, type ReactNode } from 'react'

type DomHandoverProps<State> = {
  /** Whether React's own DOM stands in place of the server's. */
  live: boolean
  /** Reads what a visitor did to the server's DOM: called right before that is replaced. */
  capture(): State | undefined
  /** Called right after, before anything is painted. */
  restore(state: State): void
  children: ReactNode
}

/**
 * Hands what a visitor did to the server's DOM on to the one that replaces it. A class, since only
 * `getSnapshotBeforeUpdate` reads in the very commit that replaces: whoever reaches a field between an earlier reading and
 * the commit would be thrown out of it.
 */
export class DomHandover<State> extends Component<DomHandoverProps<State>, object, State | null> {
  override getSnapshotBeforeUpdate(previous: DomHandoverProps<State>): State | null {
    return this.props.live && !previous.live ? (this.props.capture() ?? null) : null
  }
  override componentDidUpdate(_props: unknown, _state: unknown, captured: State | null) {
    if (captured !== null) this.props.restore(captured)
  }
  override render() {
    return this.props.children
  }
}
