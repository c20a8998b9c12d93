import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { messages } from './messages.ts'

/** Shown for an unknown path and for an unknown product, category, order or page [S2.046]. */
export const NotFound = () => {
  const t = useText()
  return (
    <>
      <h1>{t(messages.title)}</h1>
      <p>
        <Link to="/">{t(messages.home)}</Link>
      </p>
    </>
  )
}
