import { Component, Fragment, type ReactNode } from 'react'
import { isChunkError } from './chunk-error.ts'

type ChunkGuardProps = {
  /** Called when a chunk fails to load. */
  onChunk: () => void
  /** Shows the children anew: for those whose code comes on a press. Without it they are gone until the next document. */
  again?: boolean
  children: ReactNode
}

/**
 * Around what stands beside the screen and loads code of its own: when that does not come, only the part goes, not the
 * page. Other errors pass on [S4.092].
 */
export class ChunkGuard extends Component<ChunkGuardProps, { error?: unknown; turn: number }> {
  override state: { error?: unknown; turn: number } = { turn: 0 }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    if (!isChunkError(error)) return
    this.props.onChunk()
    if (this.props.again) this.setState(({ turn }) => ({ error: undefined, turn: turn + 1 }))
  }

  override render() {
    const { error, turn } = this.state
    if (error === undefined) return <Fragment key={turn}>{this.props.children}</Fragment>
    if (isChunkError(error)) return null
    throw error
  }
}
