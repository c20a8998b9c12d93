import { useRef, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useEnv } from '../../api/env.tsx'
import { linesOf, isPickedUp } from '../../features/basket/index.ts'
import { resultText } from '../../features/checkout/index.ts'
import { useCustomer } from '../../features/customer/index.ts'
import { RequiredNote, useRetainFocus } from '../../features/form/index.ts'
import { AddressFields, type AddressValues, addressText, valuesOf } from '../../features/places/index.ts'
import {
  firstTaxpayer,
  fiscalProfilesOf,
  presencesOf,
  profileAtFirst,
  type TaxpayerValues,
} from '../../features/taxpayer/index.ts'
import { type PaymentForm, paymentMethodOf, usePaymentMethods } from '../../features/payment-methods/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useSearchParams } from '../../lib/router/context.tsx'
import { Alert, Button, RadioGroup, Skeleton, Stack } from '../../ui/index.ts'
import { messages as frame } from './messages.ts'
import { messages } from './payment-messages.ts'
import { firstReceiver } from './receiver.ts'
import { other, SavedAddresses } from './saved-addresses.tsx'
import { StepActions } from './step-actions.tsx'
import { TaxpayerChoice } from './taxpayer-choice.tsx'
import type { CheckoutState } from './use-checkout.ts'
import { type BillingPlace, useWritePayment } from './use-write-payment.ts'

type Fields = { taxpayer: TaxpayerValues; address: AddressValues }

/** Not the name of any saved address. */
const delivery = '='

/** PAYMENT: who the invoice is for and how it is paid. */
export const PaymentStep = ({ basket, next, lateMethod }: CheckoutState) => {
  const t = useText()
  const env = useEnv()
  const [search] = useSearchParams()
  const { data: customer } = useCustomer()
  const { country } = env
  const delivered = linesOf(basket).length > 0 && !isPickedUp(basket)
  const deliveredTo = delivered ? basket.shipments[0]?.shippingAddress?.address1 : undefined
  const addresses = (customer?.addresses ?? []).filter(
    ({ countryCode, address1 }) => countryCode === country && address1 && address1 !== deliveredTo,
  )
  const [addressId, setAddressId] = useState(delivered ? delivery : (addresses[0]?.addressId ?? other))
  const { methods, failed, retry } = usePaymentMethods(basket)
  const [method, setMethod] = useState(basket.paymentInstruments?.[0]?.paymentMethodId ?? lateMethod?.id)
  const { Form, BasketNote } = paymentMethodOf(method) ?? {}
  const [isMissing, setMissing] = useState(false)
  const [reading, setReading] = useState(false)
  const typed = useRef<PaymentForm>(null)
  const profiles = fiscalProfilesOf(customer, country)
  const profile = profileAtFirst(profiles, basket.billingAddress)
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: {
      taxpayer: firstTaxpayer(country, profile ?? basket.billingAddress),
      address: valuesOf(basket.billingAddress),
    },
  })
  const keepFocus = useRetainFocus()
  const write = useWritePayment()
  const total = basket.orderTotal ?? basket.productTotal ?? 0
  const taxpayer = useWatch({ control: form.control, name: 'taxpayer' })
  const presences = presencesOf(country, taxpayer, total)

  const placeOf = (address: AddressValues): BillingPlace => {
    if (addressId === delivery) return { kind: 'delivery' }
    const saved = addresses.find((one) => one.addressId === addressId)
    return saved ? { kind: 'saved', address: saved } : { kind: 'typed', address }
  }
  const send = async (fields: Fields) => {
    setMissing(!method)
    if (!method) return
    setReading(true)
    const details = Form ? await typed.current?.read() : {}
    setReading(false)
    if (!details) return
    write.mutate(
      {
        basket,
        person: firstReceiver(basket, customer),
        taxpayer: fields.taxpayer,
        presences,
        place: placeOf(fields.address),
        methodId: method,
        details,
      },
      { onSuccess: next },
    )
  }
  const textOf = (id: string) => {
    const known = paymentMethodOf(id)
    return known && t(known.detail)
  }
  const result = search.get('result')
  const busy = reading || write.isPending
  return (
    <FormProvider {...form}>
      <form
        ref={keepFocus}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void form.handleSubmit(send)(event)
        }}
      >
        <Stack gap={6}>
          <RequiredNote />
          {result && !busy && <Alert tone="error">{t(resultText(result))}</Alert>}
          <Stack gap={4}>
            <TaxpayerChoice country={country} total={total} profiles={profiles} first={profile?.name} />
          </Stack>
          <Stack gap={4}>
            <h3>{t(messages.billingAddress)}</h3>
            {(delivered || addresses.length > 0) && (
              <SavedAddresses
                addresses={addresses}
                value={addressId}
                onChange={setAddressId}
                first={
                  delivered
                    ? [
                        {
                          value: delivery,
                          label: t(messages.sameAddress),
                          detail: addressText(basket.shipments[0]?.shippingAddress ?? {}),
                        },
                      ]
                    : []
                }
              />
            )}
            {addressId === other && <AddressFields country={country} withPin={false} />}
          </Stack>
          {failed && (
            <Alert tone="error">
              {t(frame.generic)}{' '}
              <Button variant="quiet" onClick={retry}>
                {t(frame.retry)}
              </Button>
            </Alert>
          )}
          {!methods && !failed && <Skeleton shape="block" />}
          {methods && (
            <RadioGroup
              legend={t(messages.method)}
              cards
              required
              value={method}
              onChange={(id) => {
                setMethod(id)
                setMissing(false)
              }}
              error={isMissing && t(messages.methodMissing)}
              options={methods.map(({ id, name }) => ({
                value: id,
                label: name,
                detail: textOf(id),
              }))}
            />
          )}
          {Form && <Form ref={typed} />}
          {BasketNote && <BasketNote basket={basket} />}
          <StepActions pending={busy} error={write.error} />
        </Stack>
      </form>
    </FormProvider>
  )
}
