import { observer } from 'mobx-react'
import { couponWords } from '@/i18n/coupon'
import { replace } from '@/navigate'
import { routes } from '@/routes'
import type { Missing } from '@/shell/remote'
import { Button } from '@/ui/action/Button'

const ToList = observer(() => <Button text={couponWords().toList} onTap={() => replace(routes.couponList)} />)

/** Shown in place of a coupon that does not exist or is another customer's, with the way to one's own. */
export const missingCoupon: Missing = { code: 'COUPON_UNKNOWN', way: <ToList /> }
