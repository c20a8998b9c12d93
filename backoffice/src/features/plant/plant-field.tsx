import { useEnv } from '../../api/env.tsx'
import { SelectField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './plant.module.css'
import type { usePlants } from './use-plants.ts'

/** Which plant; who has one reads its name. */
export const PlantField = ({ plants, current, choose }: ReturnType<typeof usePlants>) => {
  const { t } = useEnv()
  if (!current) return null
  if (plants.length === 1) return <span className={styles.name}>{current.storeName}</span>
  return (
    <SelectField
      label={t(messages.plant)}
      isLabelHidden
      value={current.storeId}
      onChange={({ target }) => choose(target.value)}
    >
      {plants.map(({ storeId, storeName }) => (
        <option key={storeId} value={storeId}>
          {storeName}
        </option>
      ))}
    </SelectField>
  )
}
