import { observer } from 'mobx-react'
import type { RightUse } from '@/contract/supplier'
import { supplierWords } from '@/i18n/supplier'
import { formatDate } from '@/lib/date'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Tag } from '@/ui/display/Tag'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import './ReceiptCell.scss'

/** A received right, which leads to how it is used. */
export const ReceiptCell = observer(function ReceiptCell({ use }: { use: RightUse }) {
  const words = supplierWords()
  const { rightId, name, picture, state, receivedAt, endTime } = use
  const end = formatDate(endTime, 'yyyy-MM-dd')
  return (
    <Tappable
      className={`supplier-receipt ${state === 'received' ? '' : 'is-over'}`}
      role="link"
      onTap={() => go(routes.supplierUse, { rightsId: rightId })}
    >
      <Picture className="supplier-receipt-picture" src={picture} mode="aspectFit" lazyLoad />
      <Stack grow>
        <Row gap={8} wrap className="supplier-receipt-head">
          <Text kind="body" strong tone="main">
            {name}
          </Text>
          <Tag text={words.states[state] ?? ''} kind={state === 'received' ? 'brand' : 'plain'} />
        </Row>
        <Text kind="note">{words.receivedOn(formatDate(receivedAt, 'yyyy-MM-dd HH:mm'))}</Text>
        <Text kind="note">{state === 'expired' ? words.ended(end) : words.until(end)}</Text>
      </Stack>
      <Icon name="next" size={16} />
    </Tappable>
  )
})
