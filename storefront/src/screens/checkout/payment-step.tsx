import { useRef, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useEnv } from '../../api/env.tsx'
import { deliveriesOf } from '../../api/shipments.ts'
import { resultText, useStepDraft } from '../../features/checkout/index.ts'
import { useCustomer } from '../../features/customer/index.ts'
import { RequiredNote, useRetainFocus } from '../../features/form/index.ts'
import { type PaymentForm, paymentMethodOf, usePaymentMethods } from '../../features/payment-methods/index.ts'
import { addressText } from '../../features/places/index.ts'
import { fiscalProfilesOf, presencesOf, profileAtFirst } from '../../features/taxpayer/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useSearchParams } from '../../lib/router/context.tsx'
import { Alert, Button, RadioGroup, Skeleton, Stack } from '../../ui/index.ts'
import { InvoiceName } from './invoice-name.tsx'
import { abroadChoice, deliveryAddressChoice, InvoicePlace } from './invoice-place.tsx'
import { messages as frame } from './messages.ts'
import { firstPayment, otherReceiver, type PaymentFields } from './payment-fields.ts'
import { messages } from './payment-messages.ts'
import { firstReceiver } from './receiver.ts'
import { newAddressChoice } from './saved-addresses.tsx'
import { StepActions } from './step-actions.tsx'
import { TaxpayerChoice } from './taxpayer-choice.tsx'
import type { CheckoutState } from './use-checkout.ts'
import { type BillingPlace, useWritePayment } from './use-write-payment.ts'

/** PAYMENT: who the invoice is for and how it is paid. */
export const PaymentStep = ({ basket, next, lateMethod, usualMethodId }: CheckoutState) => {
  const t = useText()
  const { country } = useEnv()
  const [search] = useSearchParams()
  const { data: customer } = useCustomer()
  const shipTo = deliveriesOf(basket)[0]?.shipment.shippingAddress
  const addresses = (customer?.addresses ?? []).filter(
    ({ countryCode, address1 }) => countryCode === country && address1 && address1 !== shipTo?.address1,
  )
  const { methods, failed, retry } = usePaymentMethods(basket)
  const [isMissing, setMissing] = useState(false)
  const [reading, setReading] = useState(false)
  const typed = useRef<PaymentForm>(null)
  const profiles = fiscalProfilesOf(customer, country)
  const form = useForm<PaymentFields>({
    mode: 'onTouched',
    defaultValues: firstPayment({
      country,
      basket,
      customer,
      profile: profileAtFirst(profiles, basket.billingAddress),
      addresses,
      methodId: basket.paymentInstruments?.[0]?.paymentMethodId ?? lateMethod?.id ?? usualMethodId,
      marks: { delivery: deliveryAddressChoice, other: newAddressChoice, abroad: abroadChoice },
    }),
  })
  const forgetDraft = useStepDraft('payment', basket.basketId, form)
  const keepFocus = useRetainFocus()
  const write = useWritePayment()
  const total = basket.orderTotal ?? basket.productTotal ?? 0
  const taxpayer = useWatch({ control: form.control, name: 'taxpayer' })
  const method = useWatch({ control: form.control, name: 'methodId' })
  const { Form, BasketNote } = paymentMethodOf(method) ?? {}
  const presences = presencesOf(country, taxpayer, total)
  const isPerson = presences.legalName === 'hidden'
  const person = useWatch({ control: form.control, name: 'person' })
  const payer = isPerson ? `${person.firstName} ${person.lastName}`.trim() : ''

  const placeOf = ({ placeId, address, abroad: away }: PaymentFields): BillingPlace => {
    if (placeId === deliveryAddressChoice) return { kind: 'delivery' }
    if (placeId === abroadChoice && isPerson) return { kind: 'abroad', address: away }
    const saved = addresses.find((one) => one.addressId === placeId)
    return saved ? { kind: 'saved', address: saved } : { kind: 'typed', address }
  }
  const send = async (fields: PaymentFields) => {
    setMissing(!method)
    if (!method) return
    setReading(true)
    const details = Form ? await typed.current?.read() : {}
    setReading(false)
    if (!details) return
    const { firstName = '', lastName = '', phoneMobile, phoneHome } = customer ?? {}
    const receiver = firstReceiver(basket, customer)
    write.mutate(
      {
        basket,
        person: {
          ...(isPerson ? fields.person : { firstName, lastName }),
          phone: phoneMobile ?? phoneHome ?? receiver.phone,
        },
        taxpayer: fields.taxpayer,
        presences,
        place: placeOf(fields),
        methodId: method,
        details,
      },
      {
        onSuccess: (after) => {
          forgetDraft()
          next(after)
        },
      },
    )
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
            <TaxpayerChoice
              country={country}
              total={total}
              profiles={profiles}
              name={<InvoiceName country={country} receiver={otherReceiver(basket, customer)} />}
            />
          </Stack>
          <InvoicePlace
            country={country}
            addresses={addresses}
            deliveredTo={shipTo && addressText(shipTo)}
            mayBeAbroad={isPerson}
          />
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
                form.setValue('methodId', id)
                setMissing(false)
              }}
              error={isMissing && t(messages.methodMissing)}
              options={methods.map(({ id, name }) => {
                const known = paymentMethodOf(id)
                return {
                  value: id,
                  label: name,
                  detail: known && t(known.detail),
                  below: (Form || BasketNote) && (
                    <>
                      {Form && <Form ref={typed} payer={payer} />}
                      {BasketNote && <BasketNote basket={basket} />}
                    </>
                  ),
                }
              })}
            />
          )}
          <StepActions pending={busy} error={write.error} />
        </Stack>
      </form>
    </FormProvider>
  )
}
