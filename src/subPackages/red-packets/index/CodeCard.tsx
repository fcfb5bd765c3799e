import { Image, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { redPacketWords } from '@/i18n/redPacket'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import './CodeCard.scss'
import type { RedPacketsStore } from './store'

/** The QR code of the customer's link, and the way to a poster that can be saved. */
export const CodeCard = observer(function CodeCard({ store }: { store: RedPacketsStore }) {
  const words = redPacketWords()
  const { qrCode, code } = store
  return (
    <Card>
      <Stack gap={12} align="center" className="code-card">
        <Text kind="title" role="heading" aria-level={2}>
          {words.code}
        </Text>
        {qrCode ? (
          <Image className="code-card-picture" src={qrCode} mode="aspectFit" aria-label={words.codeLabel} />
        ) : (
          <View className="code-card-picture" aria-busy={code.status === 'loading'}>
            {code.status === 'failed' && (
              <>
                <Text kind="small" tone="third" center>
                  {words.codeFailed}
                </Text>
                <Button id="code-retry" kind="second" size="small" text={words.retry} onTap={store.loadCode} />
              </>
            )}
          </View>
        )}
        <Text kind="small" tone="third" center>
          {words.codeText}
        </Text>
        <Button
          id="packets-poster"
          kind="second"
          size="small"
          text={words.poster}
          onTap={() => go(routes.posterShare)}
        />
      </Stack>
    </Card>
  )
})
