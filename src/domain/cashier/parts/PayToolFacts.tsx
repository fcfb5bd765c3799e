import { View } from '@tarojs/components'
import type { AssetType, PaymentTool } from '@/contract/cashier'
import { type CashierWords, cashierWords } from '@/i18n/cashier'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { Icon, type IconName } from '@/ui/media/Icon'
import { toolName } from '../tools/tools'
import './PayToolFacts.scss'

/** Neutral marks of our own in place of the providers' logos (R-83). */
const icons: Readonly<Record<AssetType, IconName>> = { DEBIT_CARD: 'card', ALIPAY: 'transfer', WECHATPAY: 'chat' }

/** What is shown of a tool; the payment's amount is shown elsewhere. */
export type ShownTool = Omit<PaymentTool, 'amount'>

/** The mark and name of a tool, and a note on it, or why it cannot be used now. */
export function PayToolFacts({ tool }: { tool: ShownTool }) {
  const words = cashierWords()
  return (
    <>
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
    </>
  )
}

const noteOf = ({ assetType }: ShownTool, words: CashierWords): string =>
  assetType === 'DEBIT_CARD' ? words.cardNote : words.toolNotes[assetType]
