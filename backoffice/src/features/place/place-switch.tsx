import { useText } from '../../api/env.tsx'
import { phone, useMedia } from '../../lib/use-media.ts'
import { Menu, MenuItem } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { useCountryName } from './use-country-name.ts'
import { usePlace } from './use-place.ts'

/** The country whose things are shown first; it stands in the address. */
export const PlaceSwitch = () => {
  const t = useText()
  const nameOf = useCountryName()
  const { country, countries, go } = usePlace()
  const isPhone = useMedia(phone)
  if (countries.length < 2) return null
  const label = isPhone ? (country ?? t(messages.allShort)) : country ? nameOf(country) : t(messages.all)
  return (
    <Menu label={label} icon="store" kind="quiet">
      <MenuItem isChosen={country === undefined} onClick={() => go(undefined)}>
        {t(messages.all)}
      </MenuItem>
      {countries.map((code) => (
        <MenuItem key={code} isChosen={code === country} onClick={() => go(code)}>
          {nameOf(code)}
        </MenuItem>
      ))}
    </Menu>
  )
}
