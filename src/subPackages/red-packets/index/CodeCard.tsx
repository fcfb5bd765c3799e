import { Image, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { redPacketWords } from '@/i18n/redPacket'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import './CodeCard.scss'
import type { RedPacketsStore } from './store'

/** The QR code of the customer's link, and the way to a poster that can be saved. */
export const CodeCard = observer(function CodeCard({ store }: { store: RedPacketsStore }) {
  const words = redPacketWords()
  const { qrCode, code } = store
  return (
    <Card>
      <View className="code-card">
        <Text className="code-card-title" role="heading" aria-level={2}>
          {words.code}
        </Text>
        {qrCode ? (
          <Image className="code-card-picture" src={qrCode} mode="aspectFit" aria-label={words.codeLabel} />
        ) : (
          <View className="code-card-picture" aria-busy={code.status === 'loading'}>
            {code.status === 'failed' && (
              <>
                <Text className="code-card-text">{words.codeFailed}</Text>
                <Button id="code-retry" kind="second" size="small" text={words.retry} onTap={store.loadCode} />
              </>
            )}
          </View>
        )}
        <Text className="code-card-text">{words.codeText}</Text>
        <Button
          id="packets-poster"
          kind="second"
          size="small"
          text={words.poster}
          onTap={() => go(routes.posterShare)}
        />
      </View>
    </Card>
  )
})
