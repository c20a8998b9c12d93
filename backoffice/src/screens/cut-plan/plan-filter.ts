import type { CutGroup } from '../../api/plant.ts'

/** Materials (`materialKey`), and days between which something is due (ISO, both included); without either, all. */
export type PlanFilter = Readonly<Partial<Record<'material' | 'due', readonly string[]>>>

/** A material in a list of an address, which is parted by commas. */
export const materialKey = (materialId: string): string => materialId.replaceAll(',', ' ')

/**
 * Groups of a material, with something that is due then. They stay whole: what is cut of one strip belongs together,
 * whenever the rest of it is due.
 */
export const filterGroups = <Group extends Pick<CutGroup, 'materialId' | 'runs' | 'lacking'>>(
  groups: readonly Group[],
  { material, due }: PlanFilter,
): Group[] => {
  const [from = '', until = ''] = due ?? []
  const isDueThen = ({ dueDate }: { dueDate?: string }) =>
    dueDate !== undefined && dueDate >= from && (until === '' || dueDate <= until)
  return groups.filter(
    ({ materialId, runs, lacking }) =>
      (!material || material.includes(materialKey(materialId))) &&
      (!due || [...runs.flatMap(({ pieces }) => pieces), ...lacking].some(isDueThen)),
  )
}
