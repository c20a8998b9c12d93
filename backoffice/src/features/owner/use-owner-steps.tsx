import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import type { Language } from '../../lib/i18n.ts'
import { Button, Menu, MenuItem } from '../../ui/index.ts'
import { StepsDialog, useQuickSteps } from '../bulk/index.ts'
import type { Selected } from '../list/index.ts'
import { messages } from './messages.ts'
import { type Colleague, useColleagues, type Work } from './use-colleagues.ts'

type Owned = { country: string; owner?: { id: string; name: string } | undefined }

type Told<Arguments extends unknown[]> = Record<Language, (...args: Arguments) => string>

type OwnerStepsOptions<Row extends Owned> = {
  work: Work
  nameOf(row: Row): string
  /** Null: nobody's. */
  assign(row: Row, staffId: string | null): Promise<unknown>
  /** Whether a row can have another owner. */
  applies?(row: Row): boolean
  /** All rows that match. */
  loadAll(): Promise<readonly Row[]>
  readAgain(): unknown
  /** The messages of the screen, which tell what these rows are. */
  words: {
    willTake: Told<[n: string]>
    willGive: Told<[n: string, name: string]>
    taken: Told<[n: number]>
    untaken: Told<[n: number]>
    refused: Told<[names: string]>
  }
}

type Asked<Row> = { load(): Promise<readonly Row[]>; clear(): void; to?: Colleague }

/** Taking what is selected, and giving it to a colleague: a menu, a button, the dialog that they open. */
export const useOwnerSteps = <Row extends Owned>({
  work,
  nameOf,
  assign,
  applies = () => true,
  loadAll,
  readAgain,
  words,
}: OwnerStepsOptions<Row>) => {
  const { t, format } = useEnv()
  const { person } = useSession()
  const colleagues = useColleagues(work)
  const [asked, setAsked] = useState<Asked<Row>>()
  const quick = useQuickSteps<Row>({
    nameOf,
    refused: (names) => t(words.refused, names),
    onSettled: readAgain,
  })
  const take = (row: Row) => assign(row, person.userId)
  const giveBack = (row: Row) => assign(row, row.owner?.id ?? null)
  const giveMenu = ({ rows, isAll }: Selected<Row>, clear: () => void) =>
    colleagues.length > 0 && (
      <Menu label={t(messages.assign)}>
        {colleagues.map((to) => (
          <MenuItem
            key={to.id}
            onClick={() => setAsked({ to, load: isAll ? loadAll : async () => rows, clear })}
          >
            {to.name}
          </MenuItem>
        ))}
      </Menu>
    )
  const takeButton = ({ rows, isAll }: Selected<Row>, clear: () => void) => (
    <Button
      kind="main"
      isBusy={quick.isPending}
      onClick={() =>
        isAll
          ? setAsked({ load: loadAll, clear })
          : quick.mutate(
              {
                rows,
                step: take,
                done: (n) => t(words.taken, n),
                undo: { step: giveBack, done: (n) => t(words.untaken, n) },
              },
              { onSuccess: clear },
            )
      }
    >
      {t(messages.takeThem)}
    </Button>
  )
  const to = asked?.to
  const owner = to?.id ?? person.userId
  const dialog = asked && (
    <StepsDialog
      title={to ? t(messages.assignTo, to.name) : t(messages.takeThem)}
      why={(n) => (to ? t(words.willGive, format.number(n), to.name) : t(words.willTake, format.number(n)))}
      load={asked.load}
      nameOf={nameOf}
      applies={(row) => applies(row) && row.owner?.id !== owner && (to?.isIn(row.country) ?? true)}
      step={(row) => assign(row, owner)}
      undo={giveBack}
      onDone={() => {
        asked.clear()
        void readAgain()
      }}
      onClose={() => setAsked(undefined)}
    />
  )
  return { giveMenu, takeButton, dialog }
}
