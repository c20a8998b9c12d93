import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { messages } from './messages.ts'

/** An honest page for a route that has no screen. */
export const Plain = () => {
  const t = useText()
  return (
    <>
      <h1>{t(messages.title)}</h1>
      <p>{t(messages.text)}</p>
      <p>
        <Link to="/">{t(messages.home)}</Link>
      </p>
    </>
  )
}
