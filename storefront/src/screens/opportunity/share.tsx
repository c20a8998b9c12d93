import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { opportunities } from '../../api/opportunities.ts'
import { DocumentActions } from '../../features/documents/index.ts'
import { type Opportunity, useQuoteGoods } from '../../features/opportunities/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useRoute } from '../../lib/router/context.tsx'
import { Button, LinkButton, Stack } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './opportunity.module.css'

/** The quote as a PDF and on paper. */
export const QuoteDocuments = ({ quote }: { quote: Opportunity }) => {
  const t = useText()
  const { call } = useEnv()
  const token = useRoute().search.get('token')
  return (
    <DocumentActions
      label={t(messages.pdf)}
      ask={() =>
        call(opportunities.getOpportunityDocument, {
          params: { opportunityId: quote.OpportunityId },
          query: token ? { c_token: token } : {},
        })
      }
    />
  )
}

/** The link for others: to copy, or into a WhatsApp message. */
export const Share = ({ quote }: { quote: Opportunity }) => {
  const t = useText()
  const env = useEnv()
  const [copied, setCopied] = useState(false)
  const path = `/opportunity/${encodeURIComponent(quote.OpportunityId)}?token=${quote.ShareToken ?? ''}`
  const link = `${env.settings.origin}${env.href(path)}`
  const text = t(messages.whatsappText, {
    number: quote.Number,
    shop: env.place.site.name,
    goods: useQuoteGoods()(quote),
    link,
  })
  const copy = () => {
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <section className={styles.screenOnly}>
      <h2>{t(messages.share)}</h2>
      <Stack gap={2}>
        <p>{t(messages.shareHint)}</p>
        <Button variant="secondary" wide icon={copied ? 'check' : 'share'} onClick={copy}>
          <span aria-live="polite">{t(copied ? messages.copied : messages.copy)}</span>
        </Button>
        <LinkButton
          variant="secondary"
          wide
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t(messages.whatsapp)}
        </LinkButton>
      </Stack>
    </section>
  )
}
