import { observer } from 'mobx-react'
import { supplierWords } from '@/i18n/supplier'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './Counts.scss'
import type { SupplierStore } from './store'

/** How many rights can be received, can be used, and are over. */
export const Counts = observer(function Counts({ store }: { store: SupplierStore }) {
  const { counts } = supplierWords()
  const rows = [
    { text: counts.toReceive, count: store.toReceive.length },
    { text: counts.toUse, count: store.toUse.length },
    { text: counts.over, count: store.over.length },
  ]
  return (
    <Row align="stretch" className="supplier-counts">
      {rows.map(({ text, count }) => (
        <Stack key={text} align="center" grow className="supplier-counts-one">
          <Text kind="headline" className="supplier-counts-number">
            {count}
          </Text>
          <Text kind="note" tone="second">
            {text}
          </Text>
        </Stack>
      ))}
    </Row>
  )
})
