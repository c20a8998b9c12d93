import type { AnchorHTMLAttributes, ElementType } from 'react'

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** The router's link, which takes its address as `to`; a plain `<a>` without it. */
  as?: ElementType
  href: string
}

/** A link of this page or, with `as`, of the router. */
export const Anchor = ({ as: As, href, ...rest }: AnchorProps) =>
  As ? <As to={href} {...rest} /> : <a href={href} {...rest} />
