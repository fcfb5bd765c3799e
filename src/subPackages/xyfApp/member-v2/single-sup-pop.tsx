import { GiftPage } from '@/domain/member/gift/GiftPage'
import { surpriseGift } from '@/domain/member/gift/gifts'
import { routes } from '@/routes'
import { page } from '@/shell/page'

/** The surprise gift of a new member. */
export default page(routes.surpriseGift, function SurpriseGift() {
  return <GiftPage gift={surpriseGift} />
})
