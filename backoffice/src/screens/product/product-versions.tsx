import { useEnv } from '../../api/env.tsx'
import { products, productVersions } from '../../api/products.ts'
import { Versions } from '../../features/versions/index.ts'
import { messages } from './messages.ts'
import { memberTitles } from './product-fields.tsx'

/** Members that a bundle calls otherwise than the form does. */
const bundleTitles = {
  keywords: messages.keywords,
  images: messages.pictures,
  categoryIds: messages.categories,
  weightGrams: messages.weight,
  longestSideMm: messages.longest,
  lengthMm: messages.length,
  taxClasses: messages.taxClasses,
} as const

const titles = new Map(Object.entries({ ...memberTitles, ...bundleTitles }))

type ProductVersionsProps = { productId: string; etag: string | undefined }

/** Who changed the product when, and the way back to what it was. */
export const ProductVersions = ({ productId, etag }: ProductVersionsProps) => {
  const { call, t } = useEnv()
  const params = { productId }
  return (
    <Versions
      queryKey={[productVersions.getProductVersions, productId]}
      load={() => call(productVersions.getProductVersions, { params })}
      restore={(version) =>
        call.tagged(productVersions.restoreProduct, { params: { ...params, version }, ifMatch: etag })
      }
      shownBy={[products.getProduct, productId]}
      mayWrite
      nameOf={(member) => t(titles.get(member) ?? titles.get(`c_${member}`) ?? messages.otherMember)}
    />
  )
}
