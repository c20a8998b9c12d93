import { useEnv } from '../../api/env.tsx'
import { type PreferenceGroup, preferences } from '../../api/preferences.ts'
import { useSession } from '../../api/session.ts'
import {
  EditedNumber,
  EditedText,
  EditedTexts,
  EditorForm,
  Fields,
  useDocument,
} from '../../features/editor/index.ts'
import { Page } from '../../features/page/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import type { Message } from '../../lib/i18n.ts'
import { localText } from '../../lib/local-text.ts'
import { Section, Skeleton } from '../../ui/index.ts'
import { messages } from './messages.ts'

const useGroup = (groupId: string) => {
  const { call } = useEnv()
  const params = { groupId, instanceType: 'current' }
  return useDocument<PreferenceGroup>({
    name: `settings.${groupId}`,
    queryKey: [preferences.getSitePreferenceGroup, groupId],
    load: () => call.tagged(preferences.getSitePreferenceGroup, { params }),
    write: (members, etag) =>
      call.tagged(preferences.updateSitePreferenceGroup, {
        params,
        body: members,
        ifMatch: etag,
      }),
  })
}

/** What a member is called where two people changed it, by the last name of its way. */
const names: Readonly<Record<string, Message>> = {
  c_name: messages.name,
  search: messages.search,
  emptyCart: messages.emptyCart,
  assortment: messages.assortment,
  quoteFloorPercent: messages.floor,
  quoteValidDays: messages.valid,
  transferReminderHours: messages.reminder,
  transferExpiryHours: messages.expiry,
  email: messages.email,
  phone: messages.phone,
  whatsapp: messages.whatsapp,
  taxName: messages.taxName,
  hours: messages.hours,
  bankName: messages.bank,
  accountHolder: messages.holder,
  accountNumber: messages.number,
  accountType: messages.accountType,
  instructions: messages.instructions,
}
const languageNames: Readonly<Record<string, Message>> = { es: messages.spanish, en: messages.english }

const useNameOf = () => {
  const { t } = useEnv()
  return (path: string): string => {
    const parts = path.split('.')
    const language = languageNames[parts.at(-1) ?? '']
    const name = names[(language ? parts.at(-2) : parts.at(-1)) ?? '']
    if (!name) return path
    return language ? `${t(name)} (${t(language)})` : t(name)
  }
}

const ShopSettings = () => {
  const { t } = useEnv()
  const nameOf = useNameOf()
  const { can } = useSession()
  const { query, data, ...editor } = useGroup('shop')
  return (
    <>
      {query.error && <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton lines={6} />}
      {data && (
        <EditorForm editor={editor} mayWrite={can('sfcc.preferences.rw')} nameOf={nameOf}>
          <Section title={t(messages.shop)}>
            <Fields>
              <EditedText path="c_name" label={t(messages.name)} />
              <EditedTexts path="c_words.search" spanish="es" label={t(messages.search)} />
              <EditedTexts path="c_words.emptyCart" spanish="es" label={t(messages.emptyCart)} />
              <EditedTexts path="c_words.assortment" spanish="es" label={t(messages.assortment)} />
            </Fields>
          </Section>
          <Section title={`${t(messages.quotes)} · ${t(messages.transfers)}`}>
            <Fields>
              <EditedNumber path="c_preferences.quoteFloorPercent" label={t(messages.floor)} />
              <EditedNumber path="c_preferences.quoteValidDays" label={t(messages.valid)} min={1} />
              <EditedNumber path="c_preferences.transferReminderHours" label={t(messages.reminder)} min={1} />
              <EditedNumber path="c_preferences.transferExpiryHours" label={t(messages.expiry)} min={1} />
            </Fields>
          </Section>
        </EditorForm>
      )}
    </>
  )
}

/** Where each country is answered and paid. */
const CountrySettings = () => {
  const { t, language } = useEnv()
  const { can } = useSession()
  const { query, data, ...editor } = useGroup('countries')
  const nameOf = useNameOf()
  const countryOf = (path: string) => {
    const { code, name } = data?.c_countries?.[Number(path.split('.')[1])] ?? {}
    return localText(name, language) || code || ''
  }
  return (
    <>
      {query.error && <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />}
      {data && (
        <EditorForm
          editor={editor}
          mayWrite={can('sfcc.preferences.rw')}
          nameOf={(path) => `${countryOf(path)} · ${nameOf(path)}`}
        >
          {(data.c_countries ?? []).map(({ code, name }, at) => {
            const path = `c_countries.${at}`
            return (
              <Section key={code} title={localText(name, language) || code}>
                <Fields>
                  <EditedText path={`${path}.support.email`} label={t(messages.email)} />
                  <EditedText path={`${path}.support.phone`} label={t(messages.phone)} />
                  <EditedText path={`${path}.support.whatsapp`} label={t(messages.whatsapp)} />
                  <EditedText path={`${path}.taxName`} label={t(messages.taxName)} />
                  <EditedTexts path={`${path}.support.hours`} spanish="es" label={t(messages.hours)} />
                  <EditedText path={`${path}.bank.bankName`} label={t(messages.bank)} />
                  <EditedText path={`${path}.bank.accountHolder`} label={t(messages.holder)} />
                  <EditedText path={`${path}.bank.accountNumber`} label={t(messages.number)} />
                  <EditedTexts
                    path={`${path}.bank.accountType`}
                    spanish="es"
                    label={t(messages.accountType)}
                  />
                  <EditedTexts
                    path={`${path}.bank.instructions`}
                    spanish="es"
                    label={t(messages.instructions)}
                    isLong
                  />
                </Fields>
              </Section>
            )
          })}
        </EditorForm>
      )}
    </>
  )
}

/** What the owner decides for the shop and for each country; a change asks for the second factor. */
export const SettingsScreen = () => {
  const { t } = useEnv()
  return (
    <Page title={t(messages.title)}>
      <ShopSettings />
      <CountrySettings />
    </Page>
  )
}
