import { lazy, Suspense, useState } from 'react'
import type { DialogProps } from './dialog-window.tsx'

/** Fetches a dialog's code before one is opened: without a network it is too late. */
export const loadDialog = async () => ({ default: (await import('./dialog-window.tsx')).DialogWindow })
const DialogWindow = lazy(loadDialog)

/** A modal window; its code comes when one is first opened. */
export const Dialog = (props: DialogProps) => {
  const [used, setUsed] = useState(props.open)
  if (props.open && !used) setUsed(true)
  if (!used) return null
  return (
    <Suspense>
      <DialogWindow {...props} />
    </Suspense>
  )
}

/** A dialog that slides in from an edge at full height. */
export const Drawer = ({ side = 'right', ...rest }: Omit<DialogProps, 'size'>) => (
  <Dialog side={side} {...rest} />
)
