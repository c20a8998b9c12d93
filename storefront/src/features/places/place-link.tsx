import { mapLink, parseCoordinates } from '../../../../facts/coordinates.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Anchor } from '../../ui/index.ts'
import { messages } from './messages.ts'

/** Leads to a marked place on a public map; nothing where none is marked. */
export const PlaceLink = ({ coordinates }: { coordinates: string | undefined }) => {
  const t = useText()
  const point = parseCoordinates(coordinates ?? '')
  if (!point) return null
  return (
    <Anchor href={mapLink(point)} target="_blank" rel="noreferrer">
      {t(messages.seeOnMap)}
    </Anchor>
  )
}
