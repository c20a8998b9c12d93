import type { Formats } from '../../lib/format.ts'
import type { Message } from '../../lib/i18n.ts'
import type { Column } from './column.ts'

type AgeColumn = { title: Message; format: Formats; now: Date }

/** How long ago a row was made; its moment is told where one points at it. Sorts by `creationDate`. */
export const ageColumn = <Row extends { creationDate: string }>({
  title,
  format,
  now,
}: AgeColumn): Column<Row> => ({
  id: 'age',
  title,
  cell: ({ creationDate }) => (
    <span title={format.dateTime(creationDate)}>{format.age(creationDate, now)}</span>
  ),
  text: ({ creationDate }) => creationDate,
  sortBy: 'creationDate',
})
