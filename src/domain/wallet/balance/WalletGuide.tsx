import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { walletWords } from '@/i18n/wallet'
import { Button } from '@/ui/action/Button'
import { Sheet } from '@/ui/layer/Sheet'
import './WalletGuide.scss'

/** The guide to the wallet, shown once to each customer. */
export const WalletGuide = observer(function WalletGuide({ open, onClose }: { open: boolean; onClose(): void }) {
  const words = walletWords()
  return (
    <Sheet
      id="wallet-guide"
      open={open}
      title={words.guideTitle}
      onClose={onClose}
      footer={<Button id="wallet-guide-done" block text={words.guideDone} onTap={onClose} />}
    >
      {words.guide.map(({ title, text }, index) => (
        <View key={title} className="wallet-guide-step">
          <Text className="wallet-guide-number" aria-hidden="true">
            {index + 1}
          </Text>
          <View className="wallet-guide-words">
            <Text className="wallet-guide-title">{title}</Text>
            <Text className="wallet-guide-text">{text}</Text>
          </View>
        </View>
      ))}
    </Sheet>
  )
})
