import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CardCode } from '@/contract/order/detail'
import { orderWords } from '@/i18n/order'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import './CardCodes.scss'
import { CopyButton } from '@/ui/action/CopyButton'
import { Card } from '@/ui/display/Card'

/** Numbers and passwords of the cards that were bought, each to be copied. */
export const CardCodes = observer(function CardCodes({ codes }: { codes: readonly CardCode[] }) {
  const words = orderWords()
  return (
    <Card title={words.codesTitle}>
      {codes.map(({ number, password }) => (
        <View key={number} className="card-codes">
          {[
            [words.codeNumber, number],
            [words.codePassword, password],
          ].map(([what = '', text = '']) => (
            <Row key={what} className="card-codes-row">
              <Text kind="small" tone="second" className="card-codes-label">
                {what}
              </Text>
              <Text kind="body" strong tabular grow className="card-codes-text" selectable>
                {text}
              </Text>
              <CopyButton text={text} label={words.copyLabel(what)} />
            </Row>
          ))}
        </View>
      ))}
    </Card>
  )
})
