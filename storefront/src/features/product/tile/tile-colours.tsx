import { useText } from '../../../lib/i18n/text.tsx'
import { VisuallyHidden } from '../../../ui/index.ts'
import { messages } from '../messages.ts'
import styles from './tile.module.css'

const most = 6

/** The colours there are, as a strip of a colour chart. */
export const TileColours = ({ colours }: { colours: readonly { name: string; hex: string }[] }) => {
  const t = useText()
  if (colours.length < 2) return null
  const shown = colours.length > most ? colours.slice(0, most - 1) : colours
  const names = colours.map(({ name }) => name).join(', ')
  return (
    <p className={styles.colours}>
      {shown.map(({ name, hex }) => (
        <svg key={name} className={styles.colour} width="18" height="18" viewBox="0 0 18 18" aria-hidden>
          <rect width="18" height="18" fill={hex} />
          <path d="M5 0v18M13 0v18" stroke="#fff" strokeOpacity="0.35" />
          <path d="M6.500 0v18M14.500 0v18" stroke="#000" strokeOpacity="0.25" />
        </svg>
      ))}
      {shown.length < colours.length && (
        <span className={styles.more} aria-hidden>
          {t(messages.moreColours, { n: colours.length - shown.length })}
        </span>
      )}
      <VisuallyHidden>{t(messages.colours, { n: colours.length, names })}</VisuallyHidden>
    </p>
  )
}
