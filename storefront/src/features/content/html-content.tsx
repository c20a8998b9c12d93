import { useRouter } from '../../lib/router/context.tsx'
import { classNames } from '../../ui/index.ts'
import styles from './content.module.css'

/** Own paths in published HTML get the page's site and locale. */
export const withPlace = (html: string, href: (path: string) => string) =>
  html.replaceAll(/ href="(\/[^"]*)"/g, (_, path: string) => ` href="${href(path)}"`)

/** HTML of the merchant; the engine has passed it through its allow-list (S2.124). */
export const HtmlContent = ({ html, className }: { html: string; className?: string }) => {
  const { href } = useRouter()
  if (!html) return null
  return (
    <div
      className={classNames(styles.prose, className)}
      // Where the merchant's own styles reach (S7.045).
      data-merchant=""
      // The engine's sanitiser is the only source of this HTML.
      dangerouslySetInnerHTML={{ __html: withPlace(html, href) }}
    />
  )
}
