import { observer } from 'mobx-react'
import type { PaymentTool } from '@/contract/cashier'
import { PayToolFacts } from '@/domain/cashier/parts/PayToolFacts'
import { cashierWords } from '@/i18n/cashier'
import { Tappable } from '@/ui/action/Tappable'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Icon } from '@/ui/media/Icon'
import './SettledTool.scss'
import type { CashierStore } from './store'

/** The tool that was chosen before the order was made, and the way to all others. */
export const SettledTool = observer(function SettledTool(props: { store: CashierStore; tool: PaymentTool }) {
  const { store, tool } = props
  return (
    <Card flush>
      <Row gap={12} className="settled-tool" id="pay-settled">
        <PayToolFacts tool={tool} />
      </Row>
      <Tappable id="pay-others" className="settled-tool-others" onTap={store.showAll}>
        <Text kind="body">{cashierWords().otherTools}</Text>
        <Icon name="next" size={16} />
      </Tappable>
    </Card>
  )
})
