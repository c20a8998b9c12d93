import type { ElementType, HTMLAttributes, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './layout.module.css'

/** Steps of space: the number times 4 px. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 6 | 8 | 12 | 16

type BoxProps = HTMLAttributes<HTMLElement> & { as?: ElementType; children?: ReactNode }

type ContainerProps = BoxProps & { width?: 'page' | 'narrow' | 'form' }

/** The page's column: 1280 px at most, with the gutters of each breakpoint. */
export const Container = ({ as: As = 'div', width = 'page', className, ...rest }: ContainerProps) => (
  <As className={classNames(styles.container, width !== 'page' && styles[width], className)} {...rest} />
)

/** Children one under the other. */
export const Stack = ({ as: As = 'div', gap = 4, className, ...rest }: BoxProps & { gap?: Gap }) => (
  <As className={classNames(styles.stack, styles[`g${gap}`], className)} {...rest} />
)

type RowProps = BoxProps & {
  gap?: Gap
  justify?: 'between' | 'center' | 'end'
  align?: 'baseline' | 'top'
  nowrap?: boolean
}

/** Children side by side, wrapping when there is no room. */
export const Row = ({ as: As = 'div', gap = 2, justify, align, nowrap, className, ...rest }: RowProps) => (
  <As
    className={classNames(
      styles.row,
      styles[`g${gap}`],
      justify && styles[justify],
      align && styles[align],
      nowrap && styles.nowrap,
      className,
    )}
    {...rest}
  />
)

type GridProps = BoxProps & {
  gap?: Gap
  /** `tiles` 2/3/4 · `tilesBesideRail` 2/3/3 · `halves` 1/2 · `thirds` 1/3 · `quarters` 1/2/4 · `aside` content + 368 px · `rail` 240 px + content. */
  columns: 'tiles' | 'tilesBesideRail' | 'halves' | 'thirds' | 'quarters' | 'aside' | 'rail'
}

/** The page's column layouts; they fall back to one or two columns on phones. */
export const Grid = ({ as: As = 'div', gap = 4, columns, className, ...rest }: GridProps) => (
  <As
    className={classNames(
      styles.grid,
      styles[`g${gap}`],
      columns === 'tilesBesideRail' && styles.tiles,
      styles[columns],
      className,
    )}
    {...rest}
  />
)

type CardProps = BoxProps & { flush?: boolean; tone?: 'paper' | 'ground' }

/** A bounded sheet of content; `flush` leaves out the padding. */
export const Card = ({ as: As = 'div', flush, tone = 'paper', className, ...rest }: CardProps) => (
  <As
    className={classNames(
      styles.card,
      !flush && styles.padded,
      tone === 'ground' && styles.ground,
      className,
    )}
    {...rest}
  />
)
