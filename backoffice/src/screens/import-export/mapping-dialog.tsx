import { type FormEvent, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useCountryName, usePlace } from '../../features/place/index.ts'
import { useStores } from '../../features/stock/index.ts'
import { Button, Dialog, SelectField } from '../../ui/index.ts'
import type { ChosenFile } from './choose-file.tsx'
import { changesNothing, guessColumns, type Mapping, missingColumn } from './guess-columns.ts'
import styles from './import-export.module.css'
import { messages } from './messages.ts'

type MappingDialogProps = {
  chosen: ChosenFile
  isBusy: boolean
  onCheck(parameters: { columns: Record<string, string>; values?: Record<string, string> }): void
  onClose(): void
}

/** Which column of somebody else's table says what: guessed from its head, looked over by a person beside its first rows. */
export const MappingDialog = ({ chosen, isBusy, onCheck, onClose }: MappingDialogProps) => {
  const { t, format } = useEnv()
  const countryName = useCountryName()
  const place = usePlace()
  const stores = useStores()
  const { kind, file, rows } = chosen
  const heads = rows?.columns ?? []
  const [mapping, setMapping] = useState<Mapping>(() => guessColumns(heads, kind.columns))
  const [country, setCountry] = useState(place.country ?? '')
  const [store, setStore] = useState('')
  const [isAsked, setAsked] = useState(false)
  const left = (every: 'country' | 'store' | 'one') =>
    kind.columns.find((column) => column.every === every && mapping[column.id] === undefined)
  const byCountry = left('country')
  const byStore = left('store')
  const byOne = left('one')
  const onlyStore = stores.here.length === 1 ? stores.here[0] : undefined
  const storeId = store || (onlyStore?.id ?? '')
  const values = {
    ...(byOne ? { [byOne.id]: '1' } : {}),
    ...(byCountry && country ? { [byCountry.id]: country } : {}),
    ...(byStore && storeId ? { [byStore.id]: storeId } : {}),
  }
  const missing = missingColumn(kind.columns, mapping, values)
  const roleOf = (head: string) => kind.columns.find(({ id }) => mapping[id] === head)?.id ?? ''
  const setRole = (head: string, id: string) => {
    const others = Object.entries(mapping).filter(([other, theirs]) => other !== id && theirs !== head)
    setMapping({ ...Object.fromEntries(others), ...(id ? { [id]: head } : {}) })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (missing || changesNothing(mapping) || isBusy) return
    onCheck({ columns: { ...mapping }, ...(Object.keys(values).length > 0 ? { values } : {}) })
  }
  return (
    <Dialog
      title={t(messages.mapTitle, file.name)}
      closeLabel={t(messages.cancel)}
      shape="wide"
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={submit}>
        <p className={styles.soft}>{t(messages.mapWhy, format.number(rows?.total ?? 0))}</p>
        {/* A table that scrolls sideways is reached by keys. */}
        <div className={styles.sample} role="region" aria-label={t(messages.sample)} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {heads.map((head) => (
                  <td key={head}>
                    <SelectField
                      label={t(messages.columnIs, head)}
                      isLabelHidden
                      value={roleOf(head)}
                      onChange={({ target }) => setRole(head, target.value)}
                    >
                      <option value="">{t(messages.columnNone)}</option>
                      {kind.columns.map(({ id, title }) => (
                        <option key={id} value={id}>
                          {t(title)}
                        </option>
                      ))}
                    </SelectField>
                  </td>
                ))}
              </tr>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows?.data.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, column) => (
                    <td
                      key={heads[column]}
                      className={roleOf(heads[column] ?? '') ? styles.pointed : undefined}
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {(byCountry || byStore) && (
          <div className={styles.every}>
            {byCountry && (
              <SelectField
                label={t(messages.everyCountry)}
                value={country}
                onChange={({ target }) => setCountry(target.value)}
              >
                <option value="">{t(messages.choosePlease)}</option>
                {place.countries.map((code) => (
                  <option key={code} value={code}>
                    {countryName(code)}
                  </option>
                ))}
              </SelectField>
            )}
            {byStore && (
              <SelectField
                label={t(messages.everyStore)}
                value={storeId}
                onChange={({ target }) => setStore(target.value)}
              >
                <option value="">{t(messages.choosePlease)}</option>
                {stores.here.map((one) => (
                  <option key={one.id} value={one.id}>
                    {stores.nameOf(one.storeId)}
                  </option>
                ))}
              </SelectField>
            )}
          </div>
        )}
        {isAsked && (missing || changesNothing(mapping)) && (
          <p role="alert" className={styles.bad}>
            {missing ? t(messages.missing, t(missing.title)) : t(messages.nothingMapped)}
          </p>
        )}
        <div className={styles.foot}>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button kind="main" type="submit" isBusy={isBusy}>
            {t(messages.check)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
