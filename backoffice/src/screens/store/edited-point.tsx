import { type Coordinates, kilometresBetween } from '../../../../facts/coordinates.ts'
import type { CountryCode } from '../../../../facts/country.ts'
import { useEnv } from '../../api/env.tsx'
import type { Store } from '../../api/stores.ts'
import { useEditing } from '../../features/editor/index.ts'
import { PointField } from '../../features/point/index.ts'
import { messages } from './messages.ts'

/** Which of the others is nearest, and how far: a sign that was forgotten puts a store on another continent. */
const nearestOf = (point: Coordinates, others: readonly Store[]) =>
  others
    .map((store) => ({ name: store.name, km: kilometresBetween(point, store) }))
    .toSorted((a, b) => a.km - b.km)
    .at(0)

type EditedPointProps = {
  country: CountryCode | undefined
  /** The country's other stores. */
  others: readonly Store[]
}

/** Where a store stands on the map. */
export const EditedPoint = ({ country, others }: EditedPointProps) => {
  const { t, format } = useEnv()
  const { editor, mayWrite } = useEditing()
  const [latitude, longitude] = [editor.valueAt('latitude'), editor.valueAt('longitude')]
  const point =
    typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined
  const nearest = point && nearestOf(point, others)
  return (
    <PointField
      country={country}
      point={point}
      hint={nearest && t(messages.nearest, format.number(Math.round(nearest.km)), nearest.name)}
      isMissing={editor.missing.includes('latitude')}
      readOnly={!mayWrite}
      onChange={(next) => editor.changeAll(next ?? { latitude: null, longitude: null })}
    />
  )
}
