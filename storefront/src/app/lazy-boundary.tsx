// @chunk amounts
import { type ReactNode, Suspense } from 'react'
import { ChunkGuard } from './chunk-guard.tsx'
import { useMissingCodeToast } from './use-missing-code-toast.ts'

type LazyBoundaryProps = {
  children: ReactNode
  /** Shown while the code is on its way. */
  fallback?: ReactNode
  /** Closes what was opened: the next press says again that its code is missing. */
  onMissing?: () => void
}

/**
 * Around a part of a screen that has code of its own. When that does not come the page stays as it is, with all that
 * was typed, without the part, and says so [S4.092].
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
