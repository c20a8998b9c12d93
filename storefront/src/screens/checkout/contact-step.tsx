import { useCustomer } from '../../features/customer/index.ts'
import { useUpdateBasketEmail } from '../../features/basket/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { DescriptionList, Stack } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { StepActions } from './step-actions.tsx'
import type { CheckoutState } from './use-checkout.ts'

/** CONTACT_INFO: the customer's own address, which belongs to the account and is changed there. */
export const ContactStep = ({ basket, next }: CheckoutState) => {
  const t = useText()
  const { data: customer } = useCustomer()
  const write = useUpdateBasketEmail()
  const email = customer?.email ?? basket.customerInfo.email ?? ''
  const name = [customer?.firstName, customer?.lastName].filter(Boolean).join(' ')
  const send = () => {
    if (email && email !== basket.customerInfo.email)
      write.mutate(email, { onSuccess: (after) => next(after) })
    else next()
  }
  return (
    <Stack gap={4}>
      <p>{t(messages.contactText)}</p>
      <DescriptionList
        items={[
          { term: t(messages.name), detail: name },
          { term: t(messages.email), detail: email },
        ]}
      />
      <p>
        <Link to="/account">{t(messages.account)}</Link>
      </p>
      <StepActions onPress={send} pending={write.isPending} error={write.error} />
    </Stack>
  )
}
