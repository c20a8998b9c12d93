import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type Program, programs, type ProgramWithSecret } from '../../api/programs.ts'
import { useSession } from '../../api/session.ts'
import { Confirm, textIn } from '../../features/confirm/index.ts'
import { Page } from '../../features/page/index.ts'
import { useCountryName } from '../../features/place/index.ts'
import { ProblemNotice, problemText } from '../../features/problem/index.ts'
import { accessTo, families, familyIds } from '../../features/scopes/index.ts'
import {
  Badge,
  Button,
  EmptyState,
  Menu,
  MenuItem,
  Section,
  SelectField,
  showToast,
  Skeleton,
  Table,
  type TableColumn,
} from '../../ui/index.ts'
import { messages } from './messages.ts'
import { ProgramDialog } from './program-form.tsx'
import { SecretDialog } from './secret-dialog.tsx'

const tones = { active: 'good', ended: 'none' } as const

/** How long a former secret goes on, in minutes. */
const formerMinutes = [
  [0, messages.endsNow],
  [60, messages.hour],
  [1_440, messages.day],
  [10_080, messages.week],
] as const

type Asked =
  | { kind: 'add' }
  | { kind: 'change' | 'rotate' | 'end'; program: Program }
  | { kind: 'secret'; program: ProgramWithSecret }

/** Makes a change that a dialog has asked for; says why not where it fails, and tells whether it was made. */
const useChange = () => {
  const { t } = useEnv()
  const queries = useQueryClient()
  return async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (caught) {
      showToast(problemText(t, caught), { tone: 'bad' })
      return false
    } finally {
      void queries.invalidateQueries({ queryKey: [programs.getApiClients] })
    }
  }
}

type DialogProps = { program: Program; ask(asked: Asked | undefined): void }

const RotateDialog = ({ program, ask }: DialogProps) => {
  const { call, t } = useEnv()
  const change = useChange()
  const params = { clientId: program.clientId }
  const rotate = async (form: FormData) => {
    const body = { formerMinutes: Number(textIn(form, 'formerMinutes')) }
    await change(async () => {
      const made = await call(programs.rotateApiClientSecret, { params, body })
      ask({ kind: 'secret', program: made })
    })
    return false
  }
  return (
    <Confirm
      title={t(messages.rotate)}
      why={t(messages.rotateWhy, program.name)}
      keepLabel={t(messages.cancel)}
      onConfirm={rotate}
      onClose={() => ask(undefined)}
    >
      <SelectField label={t(messages.former)} name="formerMinutes" defaultValue="1440">
        {formerMinutes.map(([minutes, words]) => (
          <option key={minutes} value={minutes}>
            {t(words)}
          </option>
        ))}
      </SelectField>
    </Confirm>
  )
}

const EndDialog = ({ program, ask }: DialogProps) => {
  const { call, t } = useEnv()
  const change = useChange()
  const end = () =>
    change(async () => {
      await call(programs.endApiClient, { params: { clientId: program.clientId } })
      showToast(t(messages.gone))
    })
  return (
    <Confirm
      title={t(messages.end)}
      why={t(messages.endWhy, program.name)}
      keepLabel={t(messages.cancel)}
      isStop
      onConfirm={end}
      onClose={() => ask(undefined)}
    />
  )
}

/** What it reads and what it changes, in words. */
const May = ({ scopes }: Pick<Program, 'scopes'>) => {
  const { t } = useEnv()
  const names = (access: 'read' | 'write') =>
    familyIds
      .filter((family) => accessTo(scopes, family) === access)
      .map((family) => t(families[family]))
      .join(', ')
  const [written, read] = [names('write'), names('read')]
  return (
    <>
      {written && <span>{t(messages.writes, written)}</span>}
      {written && read && <br />}
      {read && <span>{t(messages.reads, read)}</span>}
    </>
  )
}

const Where = ({ countries, addresses }: Pick<Program, 'countries' | 'addresses'>) => {
  const { t } = useEnv()
  const countryName = useCountryName()
  const places = countries?.map(countryName).join(', ')
  return (
    <>
      {addresses.length > 0 ? addresses.join(', ') : t(messages.anywhere)}
      {places && <small>{places}</small>}
    </>
  )
}

const State = ({ state, endsAt, formerSecretUntil }: Program) => {
  const { t, format } = useEnv()
  return (
    <>
      <Badge tone={tones[state]}>{t(messages[state])}</Badge>
      {state === 'active' && endsAt && <small>{t(messages.until, format.date(endsAt))}</small>}
      {state === 'active' && formerSecretUntil && (
        <small>{t(messages.formerUntil, format.dateTime(formerSecretUntil))}</small>
      )}
    </>
  )
}

/** Programs of the merchant that may call the Admin API, and those that may no more. */
export const ProgramsScreen = () => {
  const { call, t, format } = useEnv()
  const { can } = useSession()
  const [asked, ask] = useState<Asked>()
  const found = useQuery({
    queryKey: [programs.getApiClients],
    queryFn: () => call(programs.getApiClients),
  })
  const mayWrite = can('sfcc.users.rw')
  const close = () => ask(undefined)
  const columns: readonly TableColumn<Program>[] = [
    {
      title: t(messages.name),
      cell: ({ name, clientId }) => (
        <>
          <strong>{name}</strong>
          <small>{clientId}</small>
        </>
      ),
    },
    { title: t(messages.may), cell: (program) => <May {...program} /> },
    { title: t(messages.where), cell: (program) => <Where {...program} /> },
    { title: t(messages.state), cell: (program) => <State {...program} /> },
    {
      title: t(messages.last),
      cell: ({ lastUsedAt }) => (lastUsedAt ? format.age(lastUsedAt, new Date()) : t(messages.never)),
      isOneLine: true,
      isSoft: true,
    },
    {
      title: t(messages.change),
      isActions: true,
      cell: (program) =>
        mayWrite &&
        program.state === 'active' && (
          <Menu label={t(messages.more, program.name)} icon="more" isIconOnly>
            <MenuItem onClick={() => ask({ kind: 'change', program })}>{t(messages.change)}</MenuItem>
            <MenuItem onClick={() => ask({ kind: 'rotate', program })}>{t(messages.rotate)}</MenuItem>
            <MenuItem onClick={() => ask({ kind: 'end', program })}>{t(messages.end)}</MenuItem>
          </Menu>
        ),
    },
  ]
  const rows = found.data?.data
  return (
    <Page
      title={t(messages.title)}
      lead={t(messages.about)}
      actions={
        mayWrite && (
          <Button kind="main" icon="plus" onClick={() => ask({ kind: 'add' })}>
            {t(messages.add)}
          </Button>
        )
      }
    >
      {found.error && <ProblemNotice error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={8} />}
      {rows?.length === 0 && (
        <EmptyState icon="key" title={t(messages.empty)}>
          <p>{t(messages.emptyWhy)}</p>
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <Section title={t(messages.count, rows.length)} isBare>
          <Table columns={columns} rows={rows} keyOf={({ clientId }) => clientId} />
        </Section>
      )}
      {asked?.kind === 'add' && (
        <ProgramDialog
          program={undefined}
          onSaved={(made) => ask(made && { kind: 'secret', program: made })}
          onClose={close}
        />
      )}
      {asked?.kind === 'change' && (
        <ProgramDialog
          program={asked.program}
          onSaved={() => {
            showToast(t(messages.saved))
            close()
          }}
          onClose={close}
        />
      )}
      {asked?.kind === 'rotate' && <RotateDialog program={asked.program} ask={ask} />}
      {asked?.kind === 'end' && <EndDialog program={asked.program} ask={ask} />}
      {asked?.kind === 'secret' && <SecretDialog program={asked.program} onClose={close} />}
    </Page>
  )
}
