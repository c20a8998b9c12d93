import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../../lib/i18n/text.tsx'
import { Button } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { TitledCard } from './titled-card.tsx'

type EditableCardProps = {
  title: string
  summary: ReactNode
  /** The form, which closes itself. Without it there is nothing to edit. */
  children?: ((close: () => void) => ReactNode) | false
}

/** What is known, and behind “edit” the form to change it; the focus goes into the form and back to the button. */
export const EditableCard = ({ title, summary, children }: EditableCardProps) => {
  const t = useText()
  const [editing, setEditing] = useState(false)
  const was = useRef(editing)
  const card = useRef<HTMLDivElement>(null)
  const edit = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (was.current === editing) return
    was.current = editing
    if (editing) card.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus()
    else edit.current?.focus()
  }, [editing])
  return (
    <TitledCard
      title={title}
      action={
        children &&
        !editing && (
          <Button
            ref={edit}
            variant="quiet"
            size="small"
            icon="edit"
            aria-label={t(messages.editWhat, { what: title })}
            onClick={() => setEditing(true)}
          >
            {t(messages.edit)}
          </Button>
        )
      }
    >
      <div ref={card}>{editing && children ? children(() => setEditing(false)) : summary}</div>
    </TitledCard>
  )
}
