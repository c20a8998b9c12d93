import type { IconName } from './icon-names.ts'
import sheet from './icons.svg'

type IconProps = {
  name: IconName
  /** Side in px; the line keeps its weight on screen. */
  size?: 16 | 20 | 24 | 32
  /** Spoken name; without it the icon is decoration. */
  label?: string
  className?: string
}

/** One drawing of the icon set, in the colour of the text around it. The set is a file of its own, no script. */
export const Icon = ({ name, size = 20, label, className }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill={name === 'heart-filled' ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={size < 20 ? 2.25 : 1.75}
    strokeLinecap="square"
    className={className}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <use href={`${sheet}#${name}`} />
  </svg>
)
