import type { Product } from '../../api/products.ts'
import {
  EditedChips,
  EditedFlag,
  EditedNumber,
  EditedSelect,
  EditedTexts,
  Fields,
} from '../../features/editor/index.ts'
import { useEnv } from '../../api/env.tsx'
import { Section } from '../../ui/index.ts'
import { CategoriesField } from './categories-field.tsx'
import { DocumentsField } from './documents-field.tsx'
import { messages } from './messages.ts'

const sellModes = ['unit', 'pack', 'cut', 'quote'] as const
const stockPatterns = ['S1', 'S2', 'S3'] as const

const Texts = () => {
  const { t } = useEnv()
  return (
    <Section title={t(messages.texts)}>
      <Fields>
        <EditedTexts path="name" label={t(messages.name)} />
        <EditedTexts path="shortDescription" part=".source" label={t(messages.short)} isLong />
        <EditedTexts path="longDescription" part=".source" label={t(messages.long)} marked="paragraphs" />
      </Fields>
    </Section>
  )
}

const Sale = ({ product }: { product: Product }) => {
  const { t, shop } = useEnv()
  const countries = shop.countries.map(({ code }) => ({ value: code, title: code }))
  const { variant, set } = product.type
  return (
    <Section title={t(messages.sale)}>
      <Fields>
        <EditedFlag path="online" label={t(messages.online)} />
        {!variant && (
          <>
            <EditedFlag path="c_isNew" label={t(messages.isNew)} />
            <EditedFlag path="c_isSale" label={t(messages.isSale)} />
          </>
        )}
        <EditedChips
          path="c_countries"
          label={t(variant ? messages.countriesOfVariant : messages.countries)}
          options={countries}
        />
        {!variant && !set && (
          <>
            <EditedSelect
              path="c_sellMode"
              label={t(messages.mode)}
              // Prices and stock count pieces or metres: what is cut stays so, and the other way round.
              options={sellModes
                .filter((mode) => (mode === 'cut') === (product.c_cut !== undefined))
                .map((value) => ({ value, title: t(messages[value]) }))}
            />
            <EditedSelect
              path="c_stockPattern"
              label={t(messages.pattern)}
              options={stockPatterns.map((value) => ({ value, title: t(messages[value]) }))}
            />
            <EditedTexts path="c_unit" spanish="es" label={t(messages.unitName)} />
          </>
        )}
        {!set && <EditedNumber path="c_minOrderQuantity" label={t(messages.min)} min={1} />}
        {!variant && !set && (
          <>
            <EditedNumber path="c_stepQuantity" label={t(messages.step)} min={1} />
            {product.c_cut === undefined && (
              <EditedNumber path="c_perQuintal" label={t(messages.perQuintal)} min={2} />
            )}
            <EditedFlag path="c_courier" label={t(messages.courier)} />
          </>
        )}
      </Fields>
    </Section>
  )
}

/** Lengths it can be cut to, in metres as everywhere. */
const Cut = () => {
  const { t } = useEnv()
  const shapes = (['sheet', 'bar'] as const).map((value) => ({ value, title: t(messages[value]) }))
  return (
    <Section title={t(messages.cutRules)}>
      <Fields>
        <EditedNumber path="c_cut.minMeters" label={t(messages.cutMin)} />
        <EditedNumber path="c_cut.maxMeters" label={t(messages.cutMax)} />
        <EditedNumber path="c_cut.stepMeters" label={t(messages.cutStep)} />
        <EditedNumber path="c_cut.minTotalMeters" label={t(messages.cutTotal)} />
        <EditedSelect path="c_cut.shape" label={t(messages.shape)} options={shapes} />
        <EditedFlag path="c_cut.feet" label={t(messages.feet)} />
        <EditedFlag path="c_cut.varas" label={t(messages.varas)} />
      </Fields>
    </Section>
  )
}

const Measures = ({ product }: { product: Product }) => {
  const { t } = useEnv()
  const isByMetre = product.c_cut !== undefined
  return (
    <Section title={t(messages.measures)}>
      <Fields>
        <EditedNumber path="c_weightKg" label={t(isByMetre ? messages.weightOfMetre : messages.weight)} />
        <EditedNumber path="c_longestSideMeters" label={t(messages.longest)} />
        <EditedNumber path="c_lengthMeters" label={t(messages.length)} />
      </Fields>
    </Section>
  )
}

const Seo = () => {
  const { t } = useEnv()
  return (
    <Section title={t(messages.seo)}>
      <Fields>
        <EditedTexts path="pageTitle" label={t(messages.pageTitle)} />
        <EditedTexts path="pageDescription" label={t(messages.pageDescription)} isLong />
        <EditedTexts path="pageKeywords" label={t(messages.keywords)} />
      </Fields>
    </Section>
  )
}

/** The fields that a product of its kind has: a variant says itself what its master does not say for all. */
export const ProductFields = ({ product }: { product: Product }) => {
  const { master, variant, set } = product.type
  return (
    <>
      {!variant && <Texts />}
      <Sale product={product} />
      {!variant && <CategoriesField />}
      {product.c_cut && !variant && <Cut />}
      {!master && !set && <Measures product={product} />}
      {!variant && <DocumentsField />}
      {!variant && <Seo />}
    </>
  )
}

/** How a member is called, where two people changed it. */
export const memberTitles = {
  name: messages.name,
  shortDescription: messages.short,
  longDescription: messages.long,
  pageTitle: messages.pageTitle,
  pageDescription: messages.pageDescription,
  pageKeywords: messages.keywords,
  online: messages.online,
  c_isNew: messages.isNew,
  c_isSale: messages.isSale,
  c_countries: messages.countries,
  c_sellMode: messages.mode,
  c_stockPattern: messages.pattern,
  c_unit: messages.unitName,
  c_minOrderQuantity: messages.min,
  c_stepQuantity: messages.step,
  c_weightKg: messages.weight,
  c_longestSideMeters: messages.longest,
  c_lengthMeters: messages.length,
  c_cut: messages.cutRules,
  c_attributes: messages.attributes,
  c_documents: messages.documents,
  imageGroups: messages.pictures,
  primaryCategoryId: messages.category,
  assignedCategories: messages.categories,
} as const
