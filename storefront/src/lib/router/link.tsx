import type { ComponentProps } from 'react'
import { useRouter } from './context.tsx'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** App path without site and locale (`/cart?x=1#top`), or an absolute URL, which is left as it is. */
  to: string
  /** Takes the place of the current history entry. */
  replace?: boolean
  keepScroll?: boolean
}

/** A real link. The document's one listener follows it without loading a new page. */
export const Link = ({ to, replace, keepScroll, ...rest }: LinkProps) => {
  const { href } = useRouter()
  return (
    <a
      href={to.startsWith('/') ? href(to) : to}
      data-replace={replace ? '' : undefined}
      data-keep-scroll={keepScroll ? '' : undefined}
      {...rest}
    />
  )
}
