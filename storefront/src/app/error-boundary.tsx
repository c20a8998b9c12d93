import { Component, type ReactNode } from 'react'
import { isChunkError } from '../chunks/chunk-error.ts'
import { ErrorScreen } from './error-screen.tsx'
import { OfflineScreen } from './offline-screen.tsx'

/** Catches what a screen throws while rendering, so that the shell around it stays; the window's listeners hear of it. */
export class ErrorBoundary extends Component<
  { children: ReactNode; showDetails: boolean },
  { error?: Error }
> {
  override state: { error?: Error } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: unknown) {
    if (!isChunkError(error)) reportError(error)
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    if (isChunkError(error)) return <OfflineScreen />
    return <ErrorScreen error={this.props.showDetails ? error : undefined} />
  }
}
