import { useState } from 'react'
import { useText } from '../../lib/i18n/text.tsx'
import { Button, Drawer } from '../../ui/index.ts'
import { Filters } from './filters.tsx'
import styles from './listing.module.css'
import { useListing } from './listing-context.ts'
import { messages } from './messages.ts'
import type { ShownRefinement } from './use-refinements.ts'

/** Below lg the filters are in a drawer, which stays open while several are pressed. */
export const FilterDrawer = ({
  refinements,
  total,
}: {
  refinements: readonly ShownRefinement[]
  total: number
}) => {
  const t = useText()
  const { listing } = useListing()
  const [open, setOpen] = useState(false)
  const n = [...listing.chosen.values()].flat().length
  return (
    <div className={styles.drawer}>
      <Button variant="secondary" icon="filter" onClick={() => setOpen(true)} aria-expanded={open}>
        {n > 0 ? t(messages.filterChosen, { n }) : t(messages.filter)}
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={t(messages.filters)}
        closeLabel={t(messages.close)}
        footer={
          <Button wide onClick={() => setOpen(false)}>
            {t(messages.showResults, { n: total })}
          </Button>
        }
      >
        <Filters refinements={refinements} total={total} />
      </Drawer>
    </div>
  )
}
