import { useEnv } from '../../api/env.tsx'
import { promotions } from '../../api/promotions.ts'
import { Versions } from '../../features/versions/index.ts'
import { memberTitles } from './member-titles.ts'
import { messages } from './messages.ts'

/** A bundle calls members as the API does without its `c_`. */
const titles = new Map(
  Object.entries({ ...memberTitles, c_customersOnly: messages.customersOnly, exclusivity: messages.beside }),
)

type PromotionVersionsProps = { id: string; etag: string | undefined }

/** Who changed the promotion when, and the way back to what it was. */
export const PromotionVersions = ({ id, etag }: PromotionVersionsProps) => {
  const { call, t } = useEnv()
  return (
    <Versions
      queryKey={[promotions.getPromotionVersions, id]}
      load={() => call(promotions.getPromotionVersions, { params: { id } })}
      restore={(version) =>
        call.tagged(promotions.restorePromotion, { params: { id, version }, ifMatch: etag })
      }
      shownBy={[promotions.getPromotion, id]}
      mayWrite
      nameOf={(member) => t(titles.get(member) ?? titles.get(`c_${member}`) ?? messages.otherMember)}
    />
  )
}
