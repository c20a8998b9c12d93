import { useShopper } from '../../api/shopper.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Container } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { SavedLists } from './saved-lists.tsx'
import styles from './tools.module.css'

const tools = [
  'roof',
  'list',
  'cuts',
  'sheets',
  'rebar',
  'slab',
  'mesh',
  'paint',
  'fence',
  'gutter',
  'units',
] as const

/** All tools of the trade, each a link. */
export const Tools = () => {
  const t = useText()
  const customer = useShopper().kind === 'registered'
  return (
    <Container className={styles.page}>
      <h1>{t(messages.title)}</h1>
      <p className={styles.lead}>{t(messages.lead)}</p>
      <ul className={styles.tools} role="list">
        {tools.map((tool) => (
          <li key={tool}>
            <Link to={`/tools/${tool}`} className={styles.tool}>
              <strong>{t(messages[tool])}</strong>
              <span>{t(messages[`${tool}Text`])}</span>
            </Link>
          </li>
        ))}
      </ul>
      {customer && <SavedLists />}
    </Container>
  )
}
