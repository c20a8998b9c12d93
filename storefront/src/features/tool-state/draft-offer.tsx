import { useEffect, useState } from 'react'
import { useShopper } from '../../api/shopper.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useRoute } from '../../lib/router/context.tsx'
import { Link } from '../../lib/router/link.tsx'
import { messages } from './messages.ts'
import { momentText } from './moment-text.ts'
import { readDraft, type ToolDraft } from './tool-drafts.ts'
import styles from './tool-state.module.css'

/** Who comes to a tool without a question of their own is offered the one they left there last. */
export const DraftOffer = ({ tool }: { tool: string }) => {
  const t = useText()
  const { search } = useRoute()
  const { customerId = '' } = useShopper()
  const [draft, setDraft] = useState<ToolDraft>()
  useEffect(() => setDraft(readDraft(customerId, tool)), [customerId, tool])
  if (!draft || search.toString() !== '') return null
  const when = momentText(draft.at)
  return (
    <p className={styles.offer}>
      {t(messages.draft, { when })} <Link to={`/tools/${tool}?${draft.text}`}>{t(messages.goOn)}</Link>
    </p>
  )
}
