import { useText } from '../../../lib/i18n/text.tsx'
import type { VariationAttribute } from '../product.ts'
import { changedBeside } from './changed-beside.ts'
import { changedMessages as messages } from './changed-messages.ts'
import styles from './changed-note.module.css'

type Choices = Readonly<Record<string, string>>
type ChangedNoteProps = {
  attributes: readonly VariationAttribute[]
  shown: Choices
  /** The choice that was made last, and what was shown until then. */
  pressed: { id: string; before: Choices }
}

/** What a choice has changed beside itself, since not everything comes in every colour: name and value of each. */
export const ChangedNote = ({ attributes, shown, pressed }: ChangedNoteProps) => {
  const t = useText()
  const changed = changedBeside(pressed.before, shown).filter((id) => id !== pressed.id)
  if (changed.length === 0) return null
  const what = attributes
    .filter(({ id }) => changed.includes(id))
    .map(({ id, name = '', values = [] }) => {
      const value = values.find((one) => one.value === shown[id])
      return `${name} ${value?.name ?? value?.value ?? ''}`.trim()
    })
  return <p className={styles.changed}>{t(messages.alsoChanged, { what: what.join(', ') })}</p>
}
