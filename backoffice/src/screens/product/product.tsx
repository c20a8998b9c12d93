import { Link, useParams } from '@tanstack/react-router'
import { useEnv } from '../../api/env.tsx'
import type { Product } from '../../api/products.ts'
import { useSession } from '../../api/session.ts'
import { useAttributes, useValueNames } from '../../features/attributes/index.ts'
import { EditorForm, memberName } from '../../features/editor/index.ts'
import { BackLink, Columns, Page } from '../../features/page/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { localText } from '../../lib/local-text.ts'
import { ButtonAnchor, ButtonLink, Code, KeyValues, Section, Skeleton } from '../../ui/index.ts'
import { AttributesField } from './attributes-field.tsx'
import { messages } from './messages.ts'
import { PicturesField } from './pictures-field.tsx'
import { memberTitles, ProductFields } from './product-fields.tsx'
import styles from './product.module.css'
import { ProductVersions } from './product-versions.tsx'
import { useProduct } from './use-product.ts'
import { Variants } from './variants.tsx'

const kindOf = ({ type }: Product) =>
  (['item', 'master', 'variant', 'bundle', 'set'] as const).find((kind) => type[kind]) ?? 'item'

/** Of which product it is a variant, and what it differs by. */
const OfMaster = ({ product, master }: { product: Product; master: NonNullable<Product['master']> }) => {
  const { t, language } = useEnv()
  const known = useAttributes()
  const valueName = useValueNames()
  const attributeName = (id: string) => localText(known.find((one) => one.id === id)?.name, language) || id
  return (
    <Section title={t(messages.variant)}>
      <KeyValues
        of={[
          [
            t(messages.ofMaster),
            <Link key="master" to="/products/$productId" params={{ productId: master.masterId }}>
              {master.masterId}
            </Link>,
          ],
          ...Object.entries(product.variationValues ?? {}).map(
            ([id, value]) => [attributeName(id), valueName(id, value)] as const,
          ),
        ]}
      />
    </Section>
  )
}

/** A product and all that is said of it; what was changed is saved in one press, and meets what others saved. */
export const ProductScreen = () => {
  const { t, language } = useEnv()
  const { can } = useSession()
  const { productId = '' } = useParams({ strict: false })
  const { query, data: product, ...editor } = useProduct(productId)
  const nameOf = (path: string) => memberName(t, memberTitles, path)
  return (
    <Page
      title={product ? localText(product.name, language) || product.id : productId}
      mark={
        product && (
          <>
            {localText(product.name, language) !== '' && <Code>{product.id}</Code>}
            <span className={styles.kind}>{t(messages[kindOf(product)])}</span>
          </>
        )
      }
      actions={
        product && (
          <>
            {can('sfcc.pricebooks') && (
              <ButtonLink to="/prices" search={{ q: product.id }} icon="price">
                {t(messages.prices)}
              </ButtonLink>
            )}
            {product.online && (
              <ButtonAnchor
                href={`/product/${encodeURIComponent(product.master?.masterId ?? product.id)}`}
                target="_blank"
                rel="noreferrer"
                icon="external"
              >
                {t(messages.inShop)}
              </ButtonAnchor>
            )}
          </>
        )
      }
      back={<BackLink to="/products">{t(messages.back)}</BackLink>}
    >
      {query.error && <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton lines={10} />}
      {product && (
        <EditorForm editor={editor} mayWrite={can('sfcc.products.rw')} nameOf={nameOf}>
          <Columns
            side="wide"
            aside={
              <>
                {product.master && <OfMaster product={product} master={product.master} />}
                {!product.type.variant && <PicturesField />}
                {product.type.master && <Variants product={product} />}
                <AttributesField />
                {can('sfcc.products.rw') && <ProductVersions productId={product.id} etag={editor.etag} />}
              </>
            }
          >
            <ProductFields product={product} />
          </Columns>
        </EditorForm>
      )}
    </Page>
  )
}
