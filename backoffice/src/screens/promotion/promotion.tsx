import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import {
  EditedChips,
  EditedFlag,
  EditedNumber,
  EditedSelect,
  EditedTexts,
  EditorForm,
  Fields,
  memberName,
} from '../../features/editor/index.ts'
import { BackLink, Columns, Page } from '../../features/page/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { type Rule, ruleOf } from '../../features/promotions/index.ts'
import { localText } from '../../lib/local-text.ts'
import { Button, Code, Section, Skeleton } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { memberTitles } from './member-titles.ts'
import { MomentField } from './moment-field.tsx'
import { PromotionVersions } from './promotion-versions.tsx'
import { RuleEditor } from './rule-editor.tsx'
import { TryOutPanel } from './try-out.tsx'
import { usePromotion } from './use-promotion.ts'

const Texts = () => {
  const { t } = useEnv()
  return (
    <Section title={t(messages.texts)}>
      <Fields>
        <EditedTexts path="name" label={t(messages.name)} />
        <EditedTexts path="c_calloutMsg" label={t(messages.callout)} marked="line" />
        <EditedTexts path="c_details" label={t(messages.details)} isLong />
        <EditedFlag path="c_customersOnly" label={t(messages.customersOnly)} />
      </Fields>
    </Section>
  )
}

const When = () => {
  const { t, shop } = useEnv()
  const exclusivities = (['no', 'class', 'global'] as const).map((value) => ({
    value,
    title: t(messages[value]),
  }))
  return (
    <Section title={t(messages.when)}>
      <Fields>
        <EditedFlag path="enabled" label={t(messages.enabled)} />
        <EditedChips
          path="c_countries"
          label={t(messages.countries)}
          options={shop.countries.map(({ code }) => ({ value: code, title: code }))}
        />
        <MomentField path="c_startDate" label={t(messages.from)} />
        <MomentField path="c_endDate" label={t(messages.to)} />
        <EditedNumber path="c_priority" label={t(messages.priority)} min={-1000} />
        <EditedSelect
          path="exclusivity"
          label={t(messages.beside)}
          options={exclusivities}
          none={t(messages.asClass)}
        />
      </Fields>
    </Section>
  )
}

/** A promotion: its rule in a sentence, when and where it runs, and what it does to a cart. */
export const PromotionScreen = () => {
  const { t, language } = useEnv()
  const { can } = useSession()
  const { promotionId = '' } = useParams({ strict: false })
  const search = useSearch({ strict: false })
  const { query, data, ...editor } = usePromotion(
    promotionId,
    promotionId === 'new' ? search.from : undefined,
  )
  const navigate = useNavigate()
  const mayWrite = can('sfcc.promotions.rw')
  const rule = editor.valueAt('c_rule') as Rule | undefined
  const countries = (editor.valueAt('c_countries') ?? []) as string[]
  const exclusivity = editor.valueAt('exclusivity') as 'no' | 'class' | 'global' | null | undefined
  return (
    <Page
      title={promotionId === 'new' ? t(messages.newTitle) : localText(data?.name, language) || promotionId}
      mark={promotionId !== 'new' && <Code>{promotionId}</Code>}
      back={<BackLink to="/promotions">{t(messages.back)}</BackLink>}
      actions={
        mayWrite &&
        promotionId !== 'new' && (
          <Button
            icon="copy"
            onClick={() =>
              void navigate({
                to: '/promotions/$promotionId',
                params: { promotionId: 'new' },
                search: { from: promotionId } as never,
              })
            }
          >
            {t(messages.copy)}
          </Button>
        )
      }
    >
      {query.error && <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton lines={10} />}
      {data && rule && (
        <EditorForm editor={editor} mayWrite={mayWrite} nameOf={(path) => memberName(t, memberTitles, path)}>
          <Columns
            side="wide"
            needsRoom
            isAsideInSight
            aside={
              <>
                <TryOutPanel
                  promotionId={data.id}
                  rule={ruleOf(rule)}
                  priority={Number(editor.valueAt('c_priority') ?? 100)}
                  exclusivity={exclusivity ?? undefined}
                />
                {mayWrite && promotionId !== 'new' && (
                  <PromotionVersions id={promotionId} etag={editor.etag} />
                )}
              </>
            }
          >
            <Texts />
            <Section title={t(messages.rule)}>
              <RuleEditor
                rule={rule}
                countries={countries}
                disabled={!mayWrite}
                onChange={(next) => editor.change('c_rule', ruleOf(next))}
              />
            </Section>
            <When />
          </Columns>
        </EditorForm>
      )}
    </Page>
  )
}
