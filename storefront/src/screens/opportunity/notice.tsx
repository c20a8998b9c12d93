import { isCountryCode } from '../../../../facts/country.ts'
import { formatDate } from '../../../../facts/format-date.ts'
import type { Opportunity } from '../../features/opportunities/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useRoute } from '../../lib/router/context.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Alert, LinkButton, Row, Stack } from '../../ui/index.ts'
import { messages } from './messages.ts'

/** To a guest with the link: what they see, and how they would see more (S6.013). */
export const GuestNotice = () => {
  const t = useText()
  const { url } = useRoute()
  const back = `redirect=${encodeURIComponent(url)}`
  return (
    <Alert tone="info" title={t(messages.guestTitle)}>
      <Stack gap={3}>
        <p>{t(messages.guestHint)}</p>
        <p>{t(messages.needsAccount)}</p>
        <Row gap={3}>
          <LinkButton as={Link} href={`/login?${back}`}>
            {t(messages.signIn)}
          </LinkButton>
          <LinkButton as={Link} href={`/registration?${back}`} variant="secondary">
            {t(messages.createAccount)}
          </LinkButton>
        </Row>
      </Stack>
    </Alert>
  )
}

/** What the state means and what comes next. */
export const StateNotice = ({ quote }: { quote: Opportunity }) => {
  const t = useText()
  const date = quote.ExpirationDate ? formatDate(quote.ExpirationDate) : ''
  if (quote.OrderNo) {
    return (
      <Alert tone="success">
        <Link to={`/account/orders/${encodeURIComponent(quote.OrderNo)}`}>
          {t(messages.orderedText, { orderNo: quote.OrderNo })}
        </Link>
      </Alert>
    )
  }
  if (quote.State === 'requested') {
    const text = quote.AnsweredBy === 'mail' ? messages.byMailText : messages.requestedText
    return <Alert tone="info">{t(text)}</Alert>
  }
  if (quote.State === 'expired') return <Alert tone="warning">{t(messages.expiredText, { date })}</Alert>
  if (quote.State === 'accepted') return <Alert tone="success">{t(messages.acceptedText, { date })}</Alert>
  if (quote.State === 'rejected') return <Alert tone="info">{t(messages.rejectedText)}</Alert>
  return null
}

/** The quote's country, where it is another one than the page's. */
export const otherCountryOf = (quote: Opportunity, country: string) =>
  isCountryCode(quote.SubsidiaryId) && quote.SubsidiaryId !== country ? quote.SubsidiaryId : undefined
