import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { type Store, stores } from '../../api/stores.ts'
import {
  EditedChips,
  EditedFlag,
  EditedNumber,
  EditedSelect,
  EditedText,
  EditedTexts,
  EditorForm,
  EditorPart,
  Fields,
  memberName,
  Pair,
  useDocument,
} from '../../features/editor/index.ts'
import { BackLink, Columns, Page } from '../../features/page/index.ts'
import { storeKindNames, storeKinds } from '../../features/place/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Versions } from '../../features/versions/index.ts'
import { Code, Section, Skeleton } from '../../ui/index.ts'
import { ClosedDaysField } from './closed-days-field.tsx'
import { HoursField } from './hours-field.tsx'
import { memberTitles } from './member-titles.ts'
import { messages } from './messages.ts'
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

const useStore = (storeId: string) => {
  const { call } = useEnv()
  const queries = useQueryClient()
  const params = { storeId }
  return useDocument<Store>({
    name: `store.${storeId}`,
    queryKey: [stores.getStore, storeId],
    load: () => call.tagged(stores.getStore, { params }),
    write: (members, etag) =>
      call.tagged(stores.updateStore, {
        params,
        // Without a number of its own it is written to the country's.
        body: { ...members, ...(members.whatsapp === '' ? { whatsapp: null } : {}) },
        ifMatch: etag,
      }),
    onSaved: () => {
      void queries.invalidateQueries({ queryKey: [stores.searchStores] })
      void queries.invalidateQueries({ queryKey: [stores.getStoreVersions, storeId] })
    },
  })
}

const Contact = () => {
  const { t } = useEnv()
  return (
    <Section title={t(messages.hoursAndContact)}>
      <div className={styles.contact}>
        <Fields>
          <EditedTexts path="storeHours" spanish="es" label={t(messages.storeHours)} />
        </Fields>
        <HoursField />
        <ClosedDaysField />
        <Fields>
          <Pair>
            <EditedText path="phoneDisplay" label={t(messages.phoneDisplay)} />
            <EditedText path="phone" label={t(messages.phone)} hint={t(messages.phoneHint)} />
          </Pair>
          <Pair>
            <EditedText path="whatsapp" label={t(messages.whatsapp)} hint={t(messages.whatsappHint)} />
            <EditedText path="email" label={t(messages.email)} />
          </Pair>
        </Fields>
      </div>
    </Section>
  )
}

const Where = ({ mayWrite }: { mayWrite: boolean }) => {
  const { t } = useEnv()
  return (
    <Section title={t(messages.where)}>
      {!mayWrite && <p className={styles.soft}>{t(messages.ownersOnly)}</p>}
      <EditorPart mayWrite={mayWrite}>
        <Fields>
          <EditedText path="name" label={t(messages.name)} />
          <EditedText path="address1" label={t(messages.address)} />
          <Pair>
            <EditedText path="cityName" label={t(messages.town)} />
            <EditedText path="postalCode" label={t(messages.postalCode)} />
          </Pair>
          <Pair>
            <EditedNumber path="latitude" label={t(messages.latitude)} min={-90} />
            <EditedNumber path="longitude" label={t(messages.longitude)} min={-180} />
          </Pair>
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

/** A store: when it is open, how it is reached, where it is and what it does; and the way back to what it was. */
export const StoreScreen = () => {
  const { call, t } = useEnv()
  const { can, has } = useSession()
  const { storeId = '' } = useParams({ strict: false })
  const { query, data, ...editor } = useStore(storeId)
  const params = { storeId }
  const country = data?.countryCode
  const mayWrite = can('sfcc.stores.rw') && has('stores.hours', country)
  return (
    <Page
      title={data?.name ?? storeId}
      mark={<Code>{storeId}</Code>}
      back={<BackLink to="/stores">{t(messages.back)}</BackLink>}
    >
      {query.error && <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton lines={10} />}
      {data && (
        <EditorForm editor={editor} mayWrite={mayWrite} nameOf={(path) => memberName(t, memberTitles, path)}>
          <Columns
            aside={
              can('sfcc.stores.rw') && (
                <Versions
                  queryKey={[stores.getStoreVersions, storeId]}
                  load={() => call(stores.getStoreVersions, { params })}
                  restore={(version) =>
                    call.tagged(stores.restoreStore, { params: { ...params, version }, ifMatch: editor.etag })
                  }
                  shownBy={[stores.getStore, storeId]}
                  mayWrite={mayWrite}
                  nameOf={(member) => t(titles.get(member) ?? messages.otherMember)}
                />
              )
            }
          >
            <Contact />
            <Where mayWrite={has('stores.change', country)} />
          </Columns>
        </EditorForm>
      )}
    </Page>
  )
}
