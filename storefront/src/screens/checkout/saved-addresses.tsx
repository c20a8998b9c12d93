import type { SavedAddress } from '../../features/customer/index.ts'
import { addressText } from '../../features/places/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { RadioGroup } from '../../ui/index.ts'
import { messages } from './shipping-messages.ts'

/** Stands for an address typed here. */
export const newAddressChoice = '+'

type SavedAddressesProps = {
  addresses: readonly SavedAddress[]
  value: string
  onChange: (addressId: string) => void
  /** Goes before the saved ones. */
  first?: { value: string; label: string; detail?: string }[]
  /** Goes after a new one. */
  last?: { value: string; label: string; detail?: string }[]
}

/** The customer's own addresses in this country, and a new one. */
export const SavedAddresses = ({
  addresses,
  value,
  onChange,
  first = [],
  last = [],
}: SavedAddressesProps) => {
  const t = useText()
  return (
    <RadioGroup
      legend={t(messages.saved)}
      hideLegend
      cards
      value={value}
      onChange={onChange}
      options={[
        ...first,
        ...addresses.map((one) => ({
          value: one.addressId,
          label: one.addressId,
          detail: addressText(one),
        })),
        { value: newAddressChoice, label: t(messages.other) },
        ...last,
      ]}
    />
  )
}
