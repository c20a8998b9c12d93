import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { Alert } from '../feedback/alert.tsx'
import { Row } from '../layout/layout.tsx'
import { Dialog } from './dialog.tsx'

type RemovalDialogProps = {
  title: string
  closeLabel: string
  removeLabel: string
  keepLabel: string
  pending: boolean
  pendingLabel: string
  /** Why it did not go. */
  error?: string | undefined
  onRemove: () => void
  onClose: () => void
  /** What is about to go. */
  children: ReactNode
}

/** Asks before something goes for good. */
export const RemovalDialog = ({
  title,
  closeLabel,
  removeLabel,
  keepLabel,
  pending,
  pendingLabel,
  error,
  onRemove,
  onClose,
  children,
}: RemovalDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    size="small"
    title={title}
    closeLabel={closeLabel}
    footer={
      <Row gap={3}>
        <Button variant="danger" pending={pending} pendingLabel={pendingLabel} onClick={onRemove}>
          {removeLabel}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {keepLabel}
        </Button>
      </Row>
    }
  >
    {children}
    {error && <Alert tone="error">{error}</Alert>}
  </Dialog>
)
