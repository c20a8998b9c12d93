import { useParams } from '@tanstack/react-router'
import type { CountryCode } from '../../../../facts/country.ts'
import { findDivision } from '../../../../facts/divisions.ts'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { stores } from '../../api/stores.ts'
import {
  EditedChips,
  EditedFlag,
  EditedSelect,
  EditedText,
  EditedTexts,
  EditorForm,
  EditorPart,
  Fields,
  memberName,
  Pair,
  useEditing,
} from '../../features/editor/index.ts'
import { BackLink, Columns, Page } from '../../features/page/index.ts'
import { storeKindNames, storeKinds, useCountryName } from '../../features/place/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Versions } from '../../features/versions/index.ts'
import { Code, Section, SelectField, Skeleton } from '../../ui/index.ts'
import { ClosedDaysField } from './closed-days-field.tsx'
import { DivisionFields, noDivisions, useDivisions } from './division-fields.tsx'
import { EditedPoint } from './edited-point.tsx'
import { HoursField } from './hours-field.tsx'
import { memberTitles } from './member-titles.ts'
import { messages } from './messages.ts'
import { type StoreDraft, storeIdOf } from './new-store.ts'
import { useOwnCountries, useStore, useStoresOf } from './use-store.ts'
import styles from './store.module.css'

const services = [
  'pickup',
  'truckDelivery',
  'rollForming',
  'cutToLength',
  'bending',
  'contractorDesk',
] as const

const titles = new Map(Object.entries(memberTitles))

const Contact = ({ isNew }: { isNew: boolean }) => {
  const { t } = useEnv()
  const hint = (message: { es: string; en: string }) => (isNew ? { hint: t(message) } : {})
  return (
    <Section title={t(messages.hoursAndContact)}>
      <div className={styles.contact}>
        <HoursField />
        <ClosedDaysField />
        <Fields>
          <EditedTexts
            path="storeHours"
            spanish="es"
            label={t(messages.storeHours)}
            {...hint(messages.fromHours)}
          />
          <Pair>
            <EditedText path="phoneDisplay" label={t(messages.phoneDisplay)} />
            <EditedText
              path="phone"
              label={t(messages.phone)}
              hint={t(isNew ? messages.fromPhone : messages.phoneHint)}
            />
          </Pair>
          <Pair>
            <EditedText path="whatsapp" label={t(messages.whatsapp)} hint={t(messages.whatsappHint)} />
            <EditedText path="email" label={t(messages.email)} {...hint(messages.shopsMail)} />
          </Pair>
        </Fields>
      </div>
    </Section>
  )
}

/** Of a new store: its country and its code, which stay. */
const Identity = ({ taken }: { taken: readonly string[] }) => {
  const { t } = useEnv()
  const nameOf = useCountryName()
  const { editor } = useEditing()
  const [countryCode, cityName, divisionLevel2] = ['countryCode', 'cityName', 'divisionLevel2'].map(
    (path) => (editor.valueAt(path) ?? undefined) as string | undefined,
  )
  const country = countryCode as CountryCode | undefined
  const municipality = findDivision(useDivisions(country), divisionLevel2 ?? '')?.name
  const town = cityName || municipality
  return (
    <Pair>
      <SelectField
        label={t(messages.country)}
        error={editor.missing.includes('countryCode') ? t(messages.missing) : undefined}
        value={country ?? ''}
        onChange={({ target }) =>
          editor.changeAll({ countryCode: target.value === '' ? null : target.value, ...noDivisions })
        }
      >
        <option value="">{t(messages.choose)}</option>
        {useOwnCountries().map((code) => (
          <option key={code} value={code}>
            {nameOf(code)}
          </option>
        ))}
      </SelectField>
      <EditedText
        path="id"
        label={t(messages.code)}
        hint={
          country && town
            ? t(messages.codeHint, storeIdOf({ countryCode: country, cityName: town }, taken))
            : undefined
        }
      />
    </Pair>
  )
}

const Where = ({ store, isNew, mayWrite }: { store: StoreDraft; isNew: boolean; mayWrite: boolean }) => {
  const { t } = useEnv()
  const { editor } = useEditing()
  const country = (editor.valueAt('countryCode') ?? undefined) as CountryCode | undefined
  const ofCountry = useStoresOf(country)
  return (
    <Section title={t(messages.where)}>
      {!mayWrite && <p className={styles.soft}>{t(messages.ownersOnly)}</p>}
      <EditorPart mayWrite={mayWrite}>
        <Fields>
          <EditedText path="name" label={t(messages.name)} />
          {isNew && <Identity taken={ofCountry.map(({ id }) => id)} />}
          {country && <DivisionFields country={country} />}
          <EditedText path="address1" label={t(messages.address)} />
          <Pair>
            <EditedText
              path="cityName"
              label={t(messages.town)}
              {...(isNew ? { hint: t(messages.asMunicipality) } : {})}
            />
            <EditedText path="postalCode" label={t(messages.postalCode)} />
          </Pair>
          <EditedPoint country={country} others={ofCountry.filter(({ id }) => id !== store.id)} />
          <EditedSelect
            path="size"
            label={t(messages.kind)}
            options={storeKinds.map((value) => ({ value, title: t(storeKindNames[value]) }))}
          />
          <EditedChips
            path="services"
            label={t(messages.services)}
            options={services.map((value) => ({ value, title: t(messages[value]) }))}
          />
          <EditedFlag path="default" label={t(messages.default)} />
        </Fields>
      </EditorPart>
    </Section>
  )
}

const StoreVersions = ({
  storeId,
  etag,
  mayWrite,
}: {
  storeId: string
  etag?: string | undefined
  mayWrite: boolean
}) => {
  const { call, t } = useEnv()
  const params = { storeId }
  return (
    <Versions
      queryKey={[stores.getStoreVersions, storeId]}
      load={() => call(stores.getStoreVersions, { params })}
      restore={(version) =>
        call.tagged(stores.restoreStore, { params: { ...params, version }, ifMatch: etag })
      }
      shownBy={[stores.getStore, storeId]}
      mayWrite={mayWrite}
      nameOf={(member) => t(titles.get(member) ?? messages.otherMember)}
    />
  )
}

/**
 * A store: when it is open, how it is reached, where it is and what it does; and the way back to what it was. `new` is one that its
 * first saving makes.
 */
export const StoreScreen = () => {
  const { t } = useEnv()
  const { can, has } = useSession()
  const { storeId = '' } = useParams({ strict: false })
  const isNew = storeId === 'new'
  const { query, data, ...editor } = useStore(storeId)
  const country = data?.countryCode
  const mayMake = can('sfcc.stores.rw') && has('stores.change', country)
  const mayWrite = isNew ? mayMake : can('sfcc.stores.rw') && has('stores.hours', country)
  const where = data && <Where store={data} isNew={isNew} mayWrite={mayMake} />
  return (
    <Page
      title={isNew ? t(messages.newTitle) : (data?.name ?? storeId)}
      mark={!isNew && <Code>{storeId}</Code>}
      back={<BackLink to="/stores">{t(messages.back)}</BackLink>}
    >
      {query.error && <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton lines={10} />}
      {data && (
        <EditorForm editor={editor} mayWrite={mayWrite} nameOf={(path) => memberName(t, memberTitles, path)}>
          {isNew ? (
            <>
              {where}
              <Contact isNew />
            </>
          ) : (
            <Columns
              aside={
                can('sfcc.stores.rw') && (
                  <StoreVersions storeId={storeId} etag={editor.etag} mayWrite={mayWrite} />
                )
              }
            >
              <Contact isNew={false} />
              {where}
            </Columns>
          )}
        </EditorForm>
      )}
    </Page>
  )
}
