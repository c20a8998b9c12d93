import { useFormContext, useWatch } from 'react-hook-form'
import type { CountryCode } from '../../../../facts/country.ts'
import { foreignCountries } from '../../../../facts/foreign-countries.ts'
import { useEnv } from '../../api/env.tsx'
import type { SavedAddress } from '../../features/customer/index.ts'
import { AddressFields } from '../../features/places/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useIsHydrating } from '../../lib/island/use-is-hydrating.ts'
import { Field, Select, Stack, TextInput } from '../../ui/index.ts'
import styles from './checkout.module.css'
import type { PaymentFields } from './payment-fields.ts'
import { messages } from './payment-messages.ts'
import { newAddressChoice, SavedAddresses } from './saved-addresses.tsx'

/** Not the names of any saved address. */
export const deliveryAddressChoice = '='
export const abroadChoice = '~'

const isFilled = (text: string) => text.trim() !== ''

/** Where who pays lives, when that is another country. */
const AbroadFields = () => {
  const t = useText()
  const { language } = useEnv()
  const { register, formState } = useFormContext<PaymentFields>()
  const errors = formState.errors.abroad
  const needs = { validate: isFilled }
  return (
    <>
      <div className={styles.pair}>
        <Field label={t(messages.country)} required error={errors?.countryCode && t(messages.countryMissing)}>
          <Select autoComplete="country" {...register('abroad.countryCode', needs)}>
            <option value="">{t(messages.chooseCountry)}</option>
            {foreignCountries(language).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t(messages.city)} required error={errors?.city && t(messages.cityMissing)}>
          <TextInput autoComplete="address-level2" maxLength={100} {...register('abroad.city', needs)} />
        </Field>
      </div>
      <Field label={t(messages.street)} required error={errors?.address1 && t(messages.streetMissing)}>
        <TextInput autoComplete="street-address" maxLength={250} {...register('abroad.address1', needs)} />
      </Field>
    </>
  )
}

type InvoicePlaceProps = {
  country: CountryCode
  addresses: readonly SavedAddress[]
  /** In one line, where something is delivered. */
  deliveredTo: string | undefined
  /** A consumer may live in another country; who has a tax id of this one has an address here. */
  mayBeAbroad: boolean
}

/** The address of the invoice: as delivered, a saved one, another one here, or one abroad. */
export const InvoicePlace = ({ country, addresses, deliveredTo, mayBeAbroad }: InvoicePlaceProps) => {
  const t = useText()
  const { control, setValue } = useFormContext<PaymentFields>()
  const placeId = useWatch({ control, name: 'placeId' })
  // The names of countries are the runtime's: the browser's may be of another year than the server's.
  const isHydrating = useIsHydrating()
  const isChoice = deliveredTo !== undefined || addresses.length > 0 || mayBeAbroad
  return (
    <Stack gap={4}>
      <h3>{t(messages.billingAddress)}</h3>
      {isChoice && (
        <SavedAddresses
          addresses={addresses}
          value={placeId}
          onChange={(id) => setValue('placeId', id)}
          first={
            deliveredTo === undefined
              ? []
              : [{ value: deliveryAddressChoice, label: t(messages.sameAddress), detail: deliveredTo }]
          }
          last={mayBeAbroad ? [{ value: abroadChoice, label: t(messages.abroad) }] : []}
        />
      )}
      {placeId === newAddressChoice && <AddressFields country={country} withPin={false} />}
      {placeId === abroadChoice && !isHydrating && <AbroadFields />}
    </Stack>
  )
}
