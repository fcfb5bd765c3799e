import { observer } from 'mobx-react'
import type { Bill } from '@/contract/supplier'
import { supplierWords } from '@/i18n/supplier'
import { formatDate } from '@/lib/date'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import './BillCell.scss'

/** What was charged for a right, and when. */
export const BillCell = observer(function BillCell({ bill }: { bill: Bill }) {
  const { title, amount, createdAt } = bill
  return (
    <Card row gap={12} className="supplier-bill">
      <Stack grow>
        <Text kind="body" strong>
          {title}
        </Text>
        <Text kind="note" tone="third" above={4}>
          {formatDate(createdAt, 'yyyy-MM-dd HH:mm')}
        </Text>
      </Stack>
      <Text kind="title" tabular className="supplier-bill-amount">
        {supplierWords().charged(amount)}
      </Text>
    </Card>
  )
})
