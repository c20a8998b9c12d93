import type { AnchorHTMLAttributes, ElementType } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { type ButtonLook, buttonClass } from './button-class.ts'

type LinkButtonProps = AnchorHTMLAttributes<HTMLAnchorElement> &
  ButtonLook & { as?: ElementType; href: string; icon?: IconName }

/** A link that looks like a button; `as` is the router's link, an `<a>` without it. */
export const LinkButton = ({
  as: As = 'a',
  variant,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) => (
  <As className={classNames(buttonClass({ variant, size, wide }), className)} {...rest}>
    {icon && <Icon name={icon} />}
    {children}
  </As>
)
