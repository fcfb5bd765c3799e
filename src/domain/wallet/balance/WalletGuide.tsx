import { observer } from 'mobx-react'
import { walletWords } from '@/i18n/wallet'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import { Sheet } from '@/ui/layer/Sheet'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
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
        <Row key={title} gap={12} align="stretch" className="wallet-guide-step">
          <Text kind="body" strong tone="brand" className="wallet-guide-number" aria-hidden="true">
            {index + 1}
          </Text>
          <Stack gap={2} grow>
            <Text kind="large" strong tone="main">
              {title}
            </Text>
            <Text kind="small" tone="second">
              {text}
            </Text>
          </Stack>
        </Row>
      ))}
    </Sheet>
  )
})
