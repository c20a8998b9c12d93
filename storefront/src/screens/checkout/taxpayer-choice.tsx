import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { CountryCode } from '../../../../facts/country.ts'
import { useEnv } from '../../api/env.tsx'
import {
  type FiscalProfile,
  firstTaxpayer,
  profileNumber,
  TaxpayerFields,
} from '../../features/taxpayer/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { RadioGroup } from '../../ui/index.ts'
import type { PaymentFields } from './payment-fields.ts'
import { messages } from './payment-messages.ts'

type TaxpayerChoiceProps = {
  country: CountryCode
  total: number
  profiles: readonly FiscalProfile[]
  /** The name of a natural person, asked beside their id. */
  name: ReactNode
}

/** Not the name of any profile: names are trimmed. */
const other = ' '

/** Who the invoice is for: one of the customer's own, or somebody typed here (S4.012). */
export const TaxpayerChoice = ({ country, total, profiles, name }: TaxpayerChoiceProps) => {
  const t = useText()
  const { language } = useEnv()
  const { setValue, control } = useFormContext<PaymentFields>()
  const chosen = useWatch({ control, name: 'profile' })
  const choose = (profile: string) => {
    setValue('profile', profile)
    setValue(
      'taxpayer',
      firstTaxpayer(
        country,
        profiles.find((one) => one.name === profile),
      ),
    )
  }
  return (
    <>
      {profiles.length > 0 && (
        <RadioGroup
          legend={t(messages.savedTaxpayers)}
          cards
          value={chosen}
          onChange={choose}
          options={[
            ...profiles.map((profile) => ({
              value: profile.name,
              label: profile.name,
              detail: [profile.c_legalName, profileNumber(profile, language)].filter(Boolean).join(' · '),
            })),
            { value: other, label: t(messages.otherTaxpayer) },
          ]}
        />
      )}
      {chosen === other && <TaxpayerFields country={country} total={total} name={name} />}
    </>
  )
}
