import { observer } from 'mobx-react'
import { coinWords } from '@/i18n/coin'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { useEnd } from '@/shell/useEnd'
import { Button } from '@/ui/action/Button'
import { Alarm } from '@/ui/display/Alarm'
import { Text } from '@/ui/display/Text'
import { Sheet } from '@/ui/layer/Sheet'
import { Stack } from '@/ui/layout/Stack'
import { Line } from '@/ui/list/Line'
import { CoinSum } from './CoinSum'
import './ExchangeSheet.scss'
import type { ExchangeStore } from './exchangeStore'

interface ExchangeSheetProps {
  store: ExchangeStore
  /** Shows what was exchanged. @param orderId of the exchange */
  onDone(orderId: string): void
}

/** What an exchange gives and costs, before it is made; why it cannot be; or the question how the last one ended. */
export const ExchangeSheet = observer(function ExchangeSheet({ store, onDone }: ExchangeSheetProps) {
  const { sheet } = coinWords()
  useEnd(store.preparing)
  useEnd(store.making, { done: ({ orderId }) => onDone(orderId) })
  return (
    <Sheet
      id="exchange-sheet"
      open={store.isShown}
      title={store.asksAboutOpen ? sheet.lostTitle : sheet.title}
      onClose={store.close}
      footer={<Action store={store} />}
    >
      {store.asksAboutOpen ? (
        <Text kind="reading" tone="second" role="alert">
          {sheet.lost}
        </Text>
      ) : (
        <Facts store={store} />
      )}
    </Sheet>
  )
})

const Facts = observer(function Facts({ store }: { store: ExchangeStore }) {
  const { sheet, cost } = coinWords()
  const { prepared, wish, fault, preparing } = store
  return (
    <Stack gap={12} className="exchange-sheet">
      <Stack gap={2} className="exchange-sheet-head">
        <Text kind="title">{prepared?.title ?? wish?.title}</Text>
        <Text kind="reading" tone="second">
          {prepared?.subTitle ?? wish?.subTitle}
        </Text>
      </Stack>
      {fault && <Alarm text={fault.message} />}
      {!prepared && !fault && preparing.isLost && <Alarm text={sheet.noPrepare} />}
      {!prepared && !fault && !preparing.isLost && (
        <Text kind="reading" tone="second" role="status">
          {sheet.preparing}
        </Text>
      )}
      {prepared && !fault && prepared.coins === 0 && <Line label={cost}>{sheet.free}</Line>}
      {prepared && !fault && prepared.coins > 0 && (
        <>
          <Line label={cost}>
            <CoinSum coins={prepared.coins} />
          </Line>
          <Line label={sheet.balance}>{String(prepared.balance)}</Line>
          <Line label={sheet.after} kind="strong">
            {String(prepared.balance - prepared.coins)}
          </Line>
        </>
      )}
      {prepared && !fault && (
        <Text kind="note" tone="third">
          {sheet.note}
        </Text>
      )}
    </Stack>
  )
})

/** The one next step of the sheet. */
const Action = observer(function Action({ store }: { store: ExchangeStore }) {
  const { sheet } = coinWords()
  const { fault, prepared, preparing, making } = store
  const earn = () => {
    store.close()
    go(routes.cashTask)
  }
  const waysOn = { earn, again: store.prepareAgain, other: store.close }
  if (store.asksAboutOpen) {
    return <Button id="exchange-check" block text={sheet.check} busy={making.busy} onTap={store.checkUnconfirmed} />
  }
  if (fault) {
    return <Button id={`exchange-${fault.next}`} block text={sheet.steps[fault.next]} onTap={waysOn[fault.next]} />
  }
  if (!prepared && preparing.isLost) {
    return <Button id="exchange-retry" block text={sheet.retry} onTap={store.prepareAgain} />
  }
  return (
    <Button
      id="exchange-confirm"
      block
      text={sheet.confirm}
      busy={making.busy || preparing.busy}
      disabled={!prepared}
      onTap={store.confirm}
    />
  )
})
