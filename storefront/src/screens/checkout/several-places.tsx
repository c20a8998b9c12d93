import { FormProvider, useForm } from 'react-hook-form'
import { baskets } from '../../api/baskets.ts'
import { useEnv } from '../../api/env.tsx'
import { heldShipmentsOf } from '../../api/shipments.ts'
import { useBasketWrite } from '../../features/basket/index.ts'
import { useStepDraft } from '../../features/checkout/index.ts'
import { useCustomer } from '../../features/customer/index.ts'
import { RequiredNote, useRetainFocus } from '../../features/form/index.ts'
import { AddressFields, type AddressValues, addressBody, noAddress } from '../../features/places/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Stack } from '../../ui/index.ts'
import { firstReceiver, type Receiver, receiverBody } from './receiver.ts'
import { ReceiverFields } from './receiver-fields.tsx'
import { ShipmentPlace, useGoodsText } from './shipment-place.tsx'
import { messages } from './shipping-messages.ts'
import { StepActions } from './step-actions.tsx'
import type { CheckoutState } from './use-checkout.ts'

type Fields = { receiver: Receiver; address: AddressValues }

/**
 * SHIPPING_ADDRESS of a basket with several shipments: where each goes was decided when it was opened, so only an address
 * that lacks is asked for, one after the other, and who receives.
 */
export const SeveralPlaces = ({ basket, next }: CheckoutState) => {
  const t = useText()
  const { country } = useEnv()
  const { data: customer } = useCustomer()
  const held = heldShipmentsOf(basket)
  const lacking = held.find(({ shipment, isBrought }) => isBrought && !shipment.shippingAddress?.address1)
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: { receiver: firstReceiver(basket, customer), address: noAddress },
  })
  const forgetDraft = useStepDraft('shipping', basket.basketId, form)
  const keepFocus = useRetainFocus()
  const goodsOf = useGoodsText()
  const write = useBasketWrite(async (env, basketId, { receiver, address }: Fields) => {
    const person = receiverBody(receiver)
    if (lacking) {
      const { firstName, lastName, phone } = person
      await env.call(baskets.updateShippingAddressForShipment, {
        params: { basketId, shipmentId: lacking.shipment.shipmentId },
        body: { ...(await addressBody(env.country, address)), firstName, lastName, phone },
      })
    }
    return env.call(baskets.updateBasket, { params: { basketId }, body: { c_personPicksUpData: person } })
  })
  const send = (fields: Fields) =>
    write.mutate(fields, {
      onSuccess: (after) => {
        forgetDraft()
        form.setValue('address', noAddress)
        next(after)
      },
    })
  return (
    <FormProvider {...form}>
      <form ref={keepFocus} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <Stack gap={6}>
          <RequiredNote />
          {held.map((one) => (
            <Stack key={one.shipment.shipmentId} gap={2}>
              <h3>{t(one.isBrought ? messages.broughtPart : messages.pickedUpPart)}</h3>
              <p>{goodsOf(one)}</p>
              {one === lacking ? <AddressFields country={country} /> : <ShipmentPlace {...one} />}
            </Stack>
          ))}
          <Stack gap={4}>
            <h3>
              {t(
                held.every(({ isBrought }) => isBrought)
                  ? messages.whoReceives
                  : held.some(({ isBrought }) => isBrought)
                    ? messages.whoGets
                    : messages.whoPicksUp,
              )}
            </h3>
            <ReceiverFields country={country} />
          </Stack>
          <StepActions pending={write.isPending} error={write.error} />
        </Stack>
      </form>
    </FormProvider>
  )
}
