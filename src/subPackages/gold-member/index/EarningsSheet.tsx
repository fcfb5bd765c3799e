import { observer } from 'mobx-react'
import { memberWords } from '@/i18n/member'
import { Text } from '@/ui/display/Text'
import { Sheet } from '@/ui/layer/Sheet'
import { Row } from '@/ui/layout/Row'
import './EarningsSheet.scss'
import type { GoldMemberStore } from './store'

/** All rows of the notice bar: who has saved how much. */
export const EarningsSheet = observer(function EarningsSheet({ store }: { store: GoldMemberStore }) {
  const words = memberWords()
  return (
    <Sheet id="gold-earnings" open={store.showsEarnings} title={words.earnings} onClose={store.closeEarnings}>
      {store.broadcastList.map(({ phone, money }, index) => (
        // The same person may save the same amount twice, and the rows never change their order.
        <Row key={index} justify="between" className="earnings-sheet-row">
          <Text kind="body">{phone}</Text>
          <Text kind="body" strong tone="success">
            {words.yuan(money)}
          </Text>
        </Row>
      ))}
    </Sheet>
  )
})
