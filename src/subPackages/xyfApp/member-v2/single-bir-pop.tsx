import { GiftPage } from '@/domain/member/gift/GiftPage'
import { birthdayGift } from '@/domain/member/gift/gifts'
import { routes } from '@/routes'
import { page } from '@/shell/page'

/** The birthday gift of a member. */
export default page(routes.birthdayGift, function BirthdayGift() {
  return <GiftPage gift={birthdayGift} />
})
