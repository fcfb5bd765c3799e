import { observer } from 'mobx-react'
import { orderWords } from '@/i18n/order'
import { yuan } from '@/lib/money'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { useEnd } from '@/shell/useEnd'
import { Button } from '@/ui/action/Button'
import { Alarm } from '@/ui/display/Alarm'
import { Price } from '@/ui/display/Price'
import { Text } from '@/ui/display/Text'
import { Sheet } from '@/ui/layer/Sheet'
import { Line } from '@/ui/list/Line'
import { shownAccount } from '../account'
import { GoodsSummary } from '../GoodsSummary'
import type { AgainStore } from './againStore'

/** What is bought again, as far as the screen knows it. */
interface AgainSheetProps {
  store: AgainStore
  goods: { title: string; picture: string; rechargeTypeName: string; kind?: 'phone' | 'account' | 'card' } | undefined
  /** The new order exists; the cashier opens over this screen. */
  onMade?(): void
}

/** Shows what the same order costs today and makes it; Back from the cashier comes to this screen again. */
export const AgainSheet = observer(function AgainSheet({ store, goods, onMade }: AgainSheetProps) {
  const words = orderWords()
  const { value, status, error } = store.info
  const failed = status === 'failed' && !value ? (error as { message?: string }).message || words.failed : undefined
  const message = failed ?? (store.buying.isLost ? words.lost : store.message)
  useEnd(store.buying, {
    done({ orderId }) {
      store.close()
      onMade?.()
      go(routes.pay, { orderId, source: 'mall' })
    },
  })
  return (
    <Sheet
      id="again-sheet"
      open={store.orderId !== undefined}
      title={store.oldAmount === undefined ? words.againTitle : words.priceTitle}
      onClose={store.close}
      footer={
        <Button
          id="again-submit"
          text={store.oldAmount === undefined ? words.againSubmit : words.priceAccept}
          busy={store.buying.busy}
          disabled={!store.canSubmit}
          onTap={store.submit}
        />
      }
    >
      {goods && (
        <GoodsSummary
          title={goods.title}
          picture={goods.picture}
          typeName={goods.rechargeTypeName}
          quantity={value?.quantity}
        />
      )}
      {value && value.rechargeAccount !== '' && (
        <Line label={words.accountLabel}>{shownAccount(goods?.kind ?? 'account', value.rechargeAccount)}</Line>
      )}
      {store.oldAmount !== undefined && <Line label={words.priceOld}>{yuan(store.oldAmount)}</Line>}
      {value && (
        <Line label={store.oldAmount === undefined ? words.againPrice : words.priceNew} kind="strong">
          <Price fen={value.transAmount} size="large" />
        </Line>
      )}
      {!value && !failed && <Text>…</Text>}
      {message !== undefined && <Alarm text={message || words.failed} />}
    </Sheet>
  )
})
