import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { CountryCode } from '../../../../facts/countries.ts'
import { useEnv } from '../../api/env.tsx'
import { type Program, programs, type ProgramWithSecret } from '../../api/programs.ts'
import type { Shop } from '../../api/shop.ts'
import { ChipsField, TagsField } from '../../features/editor/index.ts'
import { useCountryName } from '../../features/place/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import {
  type Access,
  accessTo,
  canBeWritten,
  families,
  familyIds,
  withAccess,
} from '../../features/scopes/index.ts'
import { dayAfter, dayOf } from '../../lib/day.ts'
import { Button, Dialog, Notice, SelectField, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './programs.module.css'

/** What is said of a program; no country and no address are all of them. `endsOn`: a day (ISO), or nothing. */
type Draft = {
  name: string
  scopes: readonly string[]
  countries: readonly CountryCode[]
  addresses: readonly string[]
  endsOn: string
}

const draftOf = (program: Program | undefined, { countries }: Shop): Draft => ({
  name: program?.name ?? '',
  scopes: program?.scopes ?? [],
  countries: countries.map(({ code }) => code).filter((code) => program?.countries?.includes(code)),
  addresses: program?.addresses ?? [],
  endsOn: lastDayOf(program),
})

const lastDayOf = (program: Program | undefined) => (program?.endsAt ? dayOf(new Date(program.endsAt)) : '')

/** The end of a day, where the person is. */
const endOf = (day: string) => new Date(`${day}T23:59:59`).toISOString()

const useSave = (program: Program | undefined) => {
  const { call } = useEnv()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ name, scopes, countries, addresses, endsOn }: Draft) => {
      const body = { name, scopes: [...scopes], addresses: [...addresses] }
      const own = [...countries]
      if (!program)
        return call(programs.createApiClient, {
          body: {
            ...body,
            ...(own.length > 0 ? { countries: own } : {}),
            ...(endsOn ? { endsAt: endOf(endsOn) } : {}),
          },
        })
      const isMoved = endsOn !== lastDayOf(program)
      await call(programs.updateApiClient, {
        params: { clientId: program.clientId },
        ifMatch: program.etag,
        body: {
          ...body,
          countries: own.length > 0 ? own : null,
          ...(isMoved ? { endsAt: endsOn ? endOf(endsOn) : null } : {}),
        },
      })
      return undefined
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [programs.getApiClients] }),
  })
}

const ScopeFields = ({
  scopes,
  onChange,
}: {
  scopes: readonly string[]
  onChange(scopes: string[]): void
}) => {
  const { t } = useEnv()
  return (
    <fieldset className={styles.scopes}>
      <legend className={styles.legend}>{t(messages.may)}</legend>
      {familyIds.map((family) => (
        <SelectField
          key={family}
          label={t(families[family])}
          value={accessTo(scopes, family)}
          data-given={accessTo(scopes, family) !== 'none' || undefined}
          onChange={({ target }) => onChange(withAccess(scopes, family, target.value as Access))}
        >
          <option value="none">{t(messages.none)}</option>
          <option value="read">{t(messages.read)}</option>
          {canBeWritten(family) && <option value="write">{t(messages.write)}</option>}
        </SelectField>
      ))}
    </fieldset>
  )
}

/** What went wrong stands at the end of a long form: it is scrolled to. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

type ProgramDialogProps = {
  /** Undefined: a new one. */
  program: Program | undefined
  /** `made`: a new one, with its secret. */
  onSaved(made: ProgramWithSecret | undefined): void
  onClose(): void
}

/** Gives a program access, or changes what it may do. */
export const ProgramDialog = ({ program, onSaved, onClose }: ProgramDialogProps) => {
  const { shop, t } = useEnv()
  const countryName = useCountryName()
  const codes = shop.countries.map(({ code }) => code)
  const [draft, setDraft] = useState(() => draftOf(program, shop))
  const [isChecked, setChecked] = useState(false)
  const formId = useId()
  const save = useSave(program)
  const put = (change: Partial<Draft>) => setDraft({ ...draft, ...change })
  const isOpen = draft.scopes.length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isOpen) save.mutate(draft, { onSuccess: onSaved })
  }
  return (
    <Dialog
      title={program ? t(messages.changeTitle, program.name) : t(messages.addTitle)}
      closeLabel={t(messages.cancel)}
      shape="wide"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button kind="main" type="submit" form={formId} isBusy={save.isPending}>
            {t(program ? messages.save : messages.add)}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        <div className={styles.fields}>
          <TextField
            label={t(messages.name)}
            hint={t(messages.nameHint)}
            required
            minLength={2}
            maxLength={100}
            autoComplete="off"
            value={draft.name}
            onChange={({ target }) => put({ name: target.value })}
          />
          <TextField
            label={t(messages.endsOn)}
            hint={t(messages.endsHint)}
            type="date"
            min={program ? undefined : dayAfter(0)}
            value={draft.endsOn}
            onChange={({ target }) => put({ endsOn: target.value })}
          />
        </div>
        <ScopeFields scopes={draft.scopes} onChange={(scopes) => put({ scopes })} />
        <ChipsField
          label={`${t(messages.countries)} · ${t(messages.countriesHint)}`}
          options={codes.map((code) => ({ value: code, title: countryName(code) }))}
          value={draft.countries}
          onChange={(countries) => put({ countries: codes.filter((code) => countries.includes(code)) })}
        />
        <TagsField
          label={t(messages.addresses)}
          hint={t(messages.addressesHint)}
          value={draft.addresses}
          onChange={(addresses) => put({ addresses })}
        />
        {isChecked && !isOpen && (
          <div ref={intoView}>
            <Notice tone="bad">{t(messages.chooseSome)}</Notice>
          </div>
        )}
        {save.error && (
          <div ref={intoView}>
            <ProblemNotice error={save.error} />
          </div>
        )}
      </form>
    </Dialog>
  )
}
