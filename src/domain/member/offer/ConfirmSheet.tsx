import { observer } from 'mobx-react'
import type { PriceOption, VipInfoRes } from '@/contract/member/info'
import { HelpButton } from '@/domain/help/HelpButton'
import { membershipWords } from '@/i18n/membership'
import { saleWords } from '@/i18n/sale'
import { formatDate } from '@/lib/date'
import { Button } from '@/ui/action/Button'
import { Price } from '@/ui/display/Price'
import { Text } from '@/ui/display/Text'
import { Sheet } from '@/ui/layer/Sheet'
import { Stack } from '@/ui/layout/Stack'
import './ConfirmSheet.scss'
import type { MembershipStore } from './membershipStore'
import { pricingOfPlan } from './pricing'
import { intervalOf } from './purchase'

interface ConfirmContentProps {
  info: VipInfoRes
  price: PriceOption
  /** When it is charged again, in milliseconds; undefined where it is not. */
  nextCharge: number | undefined
}

/** What the customer buys, pays now and pays later, before they confirm (vip_confirm_content). */
export const ConfirmContent = observer(function ConfirmContent({ info, price, nextCharge }: ConfirmContentProps) {
  const words = membershipWords()
  const { contractTypeName, contractPrice, contractType } = price
  const { today, usual, saved } = pricingOfPlan(price)
  const { count, worth } = info.rightsInfo
  const later =
    nextCharge === undefined
      ? words.confirmSingle
      : words.renewal(formatDate(nextCharge, 'yyyy-MM-dd'), contractPrice, intervalOf(contractType))
  const lines = [
    words.confirmNow(today),
    ...(saved > 0 ? [saleWords().saves(saved)] : []),
    later,
    words.confirmBenefits(count, worth),
    words.confirmRefund,
  ]
  return (
    <Stack gap={8} className="member-confirm">
      <Text kind="title">{`${info.vipIntro.title} · ${contractTypeName}`}</Text>
      <Price fen={today} size="large" was={usual} />
      {lines.map((line) => (
        <Text key={line} kind="body" tone="second">
          {line}
        </Text>
      ))}
    </Stack>
  )
})

/** Asks before the order is made; closing it buys nothing. */
export const ConfirmSheet = observer(function ConfirmSheet({ store }: { store: MembershipStore }) {
  const words = membershipWords()
  const { buying, chosen, nextCharge } = store
  const info = store.page.value?.info
  return (
    <Sheet
      id="member-confirm"
      open={buying.confirms && chosen !== undefined}
      title={words.confirmTitle}
      onClose={buying.cancel}
      footer={<Button id="member-confirm-pay" kind="detail" block text={words.confirmPay} onTap={buying.confirm} />}
    >
      {info && chosen && (
        <Stack gap={12}>
          <ConfirmContent info={info} price={chosen} nextCharge={nextCharge} />
          <HelpButton id="member-confirm-service" about={{ about: 'membership' }} />
        </Stack>
      )}
    </Sheet>
  )
})
