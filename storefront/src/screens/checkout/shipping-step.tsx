import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { placeOf } from '../../../../facts/address.ts'
import { baskets } from '../../api/baskets.ts'
import { useEnv } from '../../api/env.tsx'
import { heldShipmentsOf } from '../../api/shipments.ts'
import { deliversTo } from '../../api/shop.ts'
import { type Basket, linesOf, useBasketWrite } from '../../features/basket/index.ts'
import { useStepDraft } from '../../features/checkout/index.ts'
import { type SavedAddress, useCustomer } from '../../features/customer/index.ts'
import { RequiredNote, useRetainFocus } from '../../features/form/index.ts'
import { AddressFields, type AddressValues, addressBody, valuesOf } from '../../features/places/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { RadioGroup, Stack } from '../../ui/index.ts'
import { PickupLines } from './pickup-lines.tsx'
import { firstReceiver, type Receiver, receiverBody } from './receiver.ts'
import { ReceiverFields } from './receiver-fields.tsx'
import { newAddressChoice, SavedAddresses } from './saved-addresses.tsx'
import { SeveralPlaces } from './several-places.tsx'
import { messages } from './shipping-messages.ts'
import { StepActions } from './step-actions.tsx'
import type { CheckoutState } from './use-checkout.ts'
import { type DeliveryChoice, useDeliveryChoice } from './use-delivery-choice.ts'

type Fields = { receiver: Receiver; addressId: string; address: AddressValues }
type Given = { delivers: boolean; fields: Fields; saved?: SavedAddress | undefined }

/** Person and, for a delivery, address: written one after the other, the last answer is the basket. */
const useWriteShipping = () =>
  useBasketWrite(async (env, basketId, { delivers, fields: { receiver, address }, saved }: Given) => {
    if (delivers) {
      const { firstName, lastName, phone } = receiverBody(receiver)
      const place = saved ? placeOf(saved) : await addressBody(env.country, address)
      await env.call(baskets.updateShippingAddressForShipment, {
        params: { basketId, shipmentId: 'me' },
        body: { ...place, firstName, lastName, phone },
      })
    }
    return env.call(baskets.updateBasket, {
      params: { basketId },
      body: { c_personPicksUpData: receiverBody(receiver) },
    })
  })

/** The address of the last delivery chosen here, as long as the basket is not picked up. */
const deliveryAddressOf = (basket: Basket) => {
  const address = basket.shipments[0]?.shippingAddress
  return address?.companyName && !address.firstName ? undefined : address
}

/** SHIPPING_ADDRESS: pickup or delivery, of all or of each line, where, and who (S4.003). */
export const ShippingStep = (state: CheckoutState) =>
  heldShipmentsOf(state.basket).length > 1 ? <SeveralPlaces {...state} /> : <OnePlace {...state} />

const OnePlace = ({ basket, next }: CheckoutState) => {
  const t = useText()
  const { data: customer } = useCustomer()
  const { way, choose, move, delivers, picksUp, busy, error } = useDeliveryChoice(basket)
  const [missing, setMissing] = useState(false)
  const { country, shop } = useEnv()
  const isDelivered = deliversTo(shop, country)
  const addresses = (customer?.addresses ?? []).filter(
    ({ countryCode, address1 }) => countryCode === country && address1,
  )
  const before = deliveryAddressOf(basket)
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: {
      receiver: firstReceiver(basket, customer),
      addressId:
        addresses.find(({ address1 }) => !before || address1 === before.address1)?.addressId ??
        newAddressChoice,
      address: valuesOf(before),
    },
  })
  const forgetDraft = useStepDraft('shipping', basket.basketId, form)
  const addressId = useWatch({ control: form.control, name: 'addressId' })
  const keepFocus = useRetainFocus()
  const write = useWriteShipping()
  const saved = addresses.find((one) => one.addressId === addressId)
  const send = (fields: Fields) => {
    if (!way) return setMissing(true)
    write.mutate(
      { delivers, fields, saved },
      {
        onSuccess: (after) => {
          forgetDraft()
          next(after)
        },
      },
    )
  }
  return (
    <FormProvider {...form}>
      <form ref={keepFocus} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <Stack gap={6}>
          <RequiredNote />
          <RadioGroup<DeliveryChoice>
            legend={t(messages.way)}
            cards
            required
            value={way}
            onChange={choose}
            error={missing && !way && t(messages.wayMissing)}
            options={[
              {
                value: 'pickup',
                label: t(messages.pickup),
                detail: t(messages.pickupDetail),
                aside: t(messages.free),
              },
              // What the merchant brings nowhere is not offered.
              ...(isDelivered
                ? [
                    {
                      value: 'delivery' as const,
                      label: t(messages.delivery),
                      detail: t(messages.deliveryDetail),
                    },
                  ]
                : []),
              ...(isDelivered && linesOf(basket).length > 1
                ? [{ value: 'both' as const, label: t(messages.both), detail: t(messages.bothDetail) }]
                : []),
            ]}
          />
          {(way === 'pickup' || way === 'both') && (
            <PickupLines basket={basket} each={way === 'both'} busy={busy} onStore={move} />
          )}
          {delivers && (
            <Stack gap={4}>
              <h3>{t(messages.address)}</h3>
              {addresses.length > 0 && (
                <SavedAddresses
                  addresses={addresses}
                  value={addressId}
                  onChange={(id) => form.setValue('addressId', id)}
                />
              )}
              {!saved && <AddressFields country={country} />}
            </Stack>
          )}
          {way && (
            <Stack gap={4}>
              <h3>
                {t(delivers ? (picksUp ? messages.whoGets : messages.whoReceives) : messages.whoPicksUp)}
              </h3>
              <ReceiverFields country={country} />
            </Stack>
          )}
          {/* Pressed while the choice is being saved, it goes on after it: writes of a basket wait for each other. */}
          <StepActions pending={write.isPending} error={write.error ?? error} />
        </Stack>
      </form>
    </FormProvider>
  )
}
