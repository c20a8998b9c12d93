// @chunk amounts
import { type ReactNode, Suspense } from 'react'
import { ChunkGuard } from './chunk-guard.tsx'
import { useMissingCodeToast } from './use-missing-code-toast.ts'

type LazyBoundaryProps = {
  children: ReactNode
  /** Shown while the code is on its way. */
  fallback?: ReactNode
  /** Called when the chunk fails to load; resets what opened the component, so that the next press tries again. */
  onMissing?: () => void
}

/**
 * A boundary around lazily loaded code. When the chunk fails to load, the page stays as it is with all that was typed,
 * without the lazy component, and a toast says so [S4.092].
 */
export const LazyBoundary = ({ children, fallback, onMissing }: LazyBoundaryProps) => {
  const tellMissing = useMissingCodeToast()
  const onChunk = () => {
    onMissing?.()
    tellMissing()
  }
  return (
    <ChunkGuard onChunk={onChunk}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ChunkGuard>
  )
}
