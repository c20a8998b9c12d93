import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import { Anchor, type AnchorProps } from './anchor.tsx'
import { type ButtonLook, buttonClass } from './button-class.ts'

type LinkButtonProps = AnchorProps & ButtonLook & { icon?: IconName }

/** A link that looks like a button; `as` is the router's link. */
export const LinkButton = ({ variant, size, wide, icon, className, children, ...rest }: LinkButtonProps) => (
  <Anchor className={classNames(buttonClass({ variant, size, wide }), className)} {...rest}>
    {icon && <Icon name={icon} />}
    {children}
  </Anchor>
)
