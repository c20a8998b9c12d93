import type { CutRule } from '../../../../facts/length.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Chip } from '../../ui/index.ts'
import { type LengthUnit, lengthUnits } from './length-unit.ts'
import { messages } from './messages.ts'
import { unitTexts } from './unit-texts.ts'
import styles from './unit-switch.module.css'

type UnitSwitchProps = {
  cut: CutRule
  unit: LengthUnit
  onChange: (unit: LengthUnit) => void
}

/** The units in which a length can be asked for, one of them chosen; nothing for goods that are cut in metres alone. */
export const UnitSwitch = ({ cut, unit, onChange }: UnitSwitchProps) => {
  const t = useText()
  const units = lengthUnits(cut)
  if (units.length < 2) return null
  return (
    <div className={styles.units} role="group" aria-label={t(messages.unit)}>
      {units.map((one) => (
        <Chip key={one} square chosen={one === unit} onClick={() => onChange(one)}>
          {t(unitTexts[one].name)}
        </Chip>
      ))}
    </div>
  )
}
