import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { AssetType, PaymentTool } from '@/contract/cashier'
import { type CashierWords, cashierWords } from '@/i18n/cashier'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { ChoiceMark } from '@/ui/input/ChoiceMark'
import { Stack } from '@/ui/layout/Stack'
import { Icon, type IconName } from '@/ui/media/Icon'
import './PayToolList.scss'
import { toolKey, toolName } from '../tools/tools'

/** Neutral marks of our own in place of the providers' logos (R-83). */
const icons: Readonly<Record<AssetType, IconName>> = { DEBIT_CARD: 'card', ALIPAY: 'wallet', WECHATPAY: 'chat' }

/** What a list shows of a tool; the payment's amount is shown elsewhere. */
type ShownTool = Omit<PaymentTool, 'amount'>

interface PayToolListProps<T extends ShownTool> {
  tools: readonly T[]
  chosen: ShownTool | undefined
  onChoose(tool: T): void
}

/** The tools a payment can be made with, one of them chosen; one that cannot be used now says why. */
export const PayToolList = observer(function PayToolList<T extends ShownTool>(props: PayToolListProps<T>) {
  const { tools, chosen, onChoose } = props
  const words = cashierWords()
  const chosenKey = chosen && toolKey(chosen)
  return (
    <View className="pay-tool-list" role="radiogroup" aria-label={words.toolsTitle}>
      <Text kind="title" block className="pay-tool-list-title">
        {words.toolsTitle}
      </Text>
      {tools.length === 0 && (
        <Text tone="third" center block className="pay-tool-list-none">
          {words.noTools}
        </Text>
      )}
      {tools.map((tool) => {
        const key = toolKey(tool)
        const isOff = tool.disabledReason !== undefined
        const isChosen = key === chosenKey
        return (
          <Tappable
            key={key}
            id={`tool-${key}`}
            role="radio"
            selected={isChosen}
            disabled={isOff}
            className={`pay-tool ${isOff ? 'is-off' : ''}`}
            onTap={() => onChoose(tool)}
          >
            <View className={`pay-tool-sign pay-tool-${tool.assetType}`} aria-hidden="true">
              <Icon name={icons[tool.assetType]} size={22} />
            </View>
            <Stack grow className="pay-tool-main">
              <Text kind="body" strong className="pay-tool-name">
                {toolName(tool, words)}
              </Text>
              <Text kind="note" tone="third">
                {tool.disabledReason ?? noteOf(tool, words)}
              </Text>
            </Stack>
            <ChoiceMark isOn={isChosen} />
          </Tappable>
        )
      })}
    </View>
  )
})

const noteOf = ({ assetType }: ShownTool, words: CashierWords): string =>
  assetType === 'DEBIT_CARD' ? words.cardNote : words.toolNotes[assetType]
