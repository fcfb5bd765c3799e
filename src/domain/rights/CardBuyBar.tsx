import { observer } from 'mobx-react'
import type { CardOffer } from '@/contract/rights/cards'
import { openBlockLink } from '@/domain/remoteConfig/blocks/LinkArea'
import { pricingOf } from '@/domain/rights/pricing'
import { Sold } from '@/domain/rights/Sold'
import { ownCardWords } from '@/i18n/ownCard'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { useEnd } from '@/shell/useEnd'
import { Button } from '@/ui/action/Button'
import { Alarm } from '@/ui/display/Alarm'
import { Price } from '@/ui/display/Price'
import { Text } from '@/ui/display/Text'
import { useReminder } from '@/ui/hooks/useReminder'
import { Check } from '@/ui/input/Check'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './CardBuyBar.scss'
import type { CardOrderStore } from './cardOrderStore'

interface CardBuyBarProps {
  card: CardOffer
  order: CardOrderStore
  /** The screen as the cashier knows it: what it sells follows from that. */
  source: 'member-health' | 'rise-quota'
}

/** The price of a card, the tick for its terms, and the button that leads to the cashier. A price that has changed is told here, and nothing is charged (P19). */
export const CardBuyBar = observer(function CardBuyBar({ card, order, source }: CardBuyBarProps) {
  const words = ownCardWords()
  const { price, originalPrice, months, isActive, endTime, contractInfo = [] } = card
  const { refusedPrice } = order
  const { usual } = pricingOf({ today: price, usual: originalPrice })
  useEnd(order.ordering, {
    done: ({ orderId }) => {
      order.leave()
      go(routes.pay, { orderId, source })
    },
  })
  const [isMissing, remind] = useReminder(order.agreed)
  const buy = () => {
    if (contractInfo.length > 0 && !order.agreed) remind()
    else order.buy(price)
  }
  const first = endTime === undefined ? words.buy : words.again
  const news = refusedPrice === price ? words.priceOld : words.priceNews(refusedPrice ?? 0, price)
  return (
    <Sold>
      <Stack gap={8} className="card-buy">
        {refusedPrice !== undefined && <Alarm text={news} />}
        {contractInfo.length > 0 && (
          <Check
            id="card-agree"
            checked={order.agreed}
            text={words.agree}
            links={contractInfo.map(({ name, url }) => ({ code: url, title: words.document(name) }))}
            onChange={order.agree}
            onLink={openBlockLink}
            problem={isMissing && words.tickTerms}
          />
        )}
        <Row gap={16} justify="between">
          <Stack>
            <Price fen={price} size="large" was={usual} />
            <Text kind="note" tone="third">
              {words.forMonths(months)}
            </Text>
          </Stack>
          <Button
            id="card-buy"
            kind="detail"
            text={isActive ? words.extend : first}
            busy={order.ordering.busy}
            onTap={buy}
          />
        </Row>
      </Stack>
    </Sold>
  )
})
