import { observer } from 'mobx-react'
import type { Fen } from '@/contract/endpoint'
import { callBackUrlOf } from '@/domain/cashier/gateway/cashierGateway'
import { PayHereSheet } from '@/domain/cashier/here/PayHereSheet'
import { certificateWords } from '@/i18n/certificate'
import { yuan } from '@/lib/money'
import { addressOf, go } from '@/navigate'
import { routes } from '@/routes'
import { useEnd } from '@/shell/useEnd'
import { Button } from '@/ui/action/Button'
import { Alarm } from '@/ui/display/Alarm'
import { Text } from '@/ui/display/Text'
import { FormField } from '@/ui/input/FormField'
import { Sheet } from '@/ui/layer/Sheet'
import { Stack } from '@/ui/layout/Stack'
import './PaperSheets.scss'
import type { Fee, PaperStore } from './paperStore'
import { TroubleWay } from './TroubleWay'

/** Opens the payment of a fee; a card's payment does not leave the app, and its certificate's own screen is where it would return to. */
export const payFee = (store: PaperStore, fee: Fee): void =>
  store.pay(fee, callBackUrlOf(addressOf(routes.certificateLoans, { certificateId: fee.certificateId })))

interface PaperSheetsProps {
  store: PaperStore
  fee: Fen
  /** The fee is paid, or the application takes no payment any more. */
  onPaid(certificateId: string): void
}

/** Where a paper certificate is posted, and then the payment of its fee. */
export const PaperSheets = observer(function PaperSheets({ store, fee, onPaid }: PaperSheetsProps) {
  const words = certificateWords()
  const { form, applying, refusal, payHere } = store
  useEnd(applying, { done: (answer) => payFee(store, answer) })
  const { paperFields: labels, paperProblems: problems, paperPlaceholders: placeholders } = words
  return (
    <>
      <Sheet
        id="paper-sheet"
        open={store.isOpen}
        title={words.paperTitle}
        onClose={store.close}
        footer={
          <Button
            id="paper-submit"
            block
            text={words.paperSubmit(yuan(fee))}
            busy={applying.busy}
            onTap={store.submit}
          />
        }
      >
        <Stack gap={4} className="paper-sheet">
          <FormField
            id="paper-name"
            form={form}
            name="name"
            label={labels.name}
            problems={problems}
            placeholder={placeholders.name}
            maxLength={30}
          />
          <FormField
            id="paper-mobile"
            form={form}
            name="mobile"
            label={labels.mobile}
            problems={problems}
            placeholder={placeholders.mobile}
            keypad="number"
            maxLength={13}
          />
          <FormField
            id="paper-address"
            form={form}
            name="address"
            label={labels.address}
            problems={problems}
            placeholder={placeholders.address}
            maxLength={100}
          />
          {refusal && (
            <Alarm text={refusal.message}>
              <TroubleWay code={refusal.code} />
            </Alarm>
          )}
          {applying.isLost && <Alarm text={words.paperLost} />}
          <Text kind="small" tone="second">
            {words.paperHint}
          </Text>
          <Button
            id="paper-card"
            kind="plain"
            size="small"
            text={words.noCard}
            onTap={() => go(routes.bankManagement)}
          />
        </Stack>
      </Sheet>
      {payHere && <PayHereSheet store={payHere} onOver={() => onPaid(store.certificateId)} />}
    </>
  )
})
