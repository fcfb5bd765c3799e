import { observer } from 'mobx-react'
import type { CoinWay } from '@/contract/coin/shop'
import { leadsSomewhere, openBlockLink } from '@/domain/remoteConfig/blocks/LinkArea'
import { coinWords } from '@/i18n/coin'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Picture } from '@/ui/media/Picture'
import './Ways.scss'

/** The ways to earn coins; one that leads nowhere is not offered (S1). */
export const Ways = observer(function Ways({ ways }: { ways: readonly CoinWay[] }) {
  const words = coinWords()
  const shown = ways.filter(({ jumpUrl }) => leadsSomewhere(jumpUrl))
  if (shown.length === 0) return null
  return (
    <Row gap={8} align="stretch" className="coin-ways" role="group" aria-label={words.waysTitle}>
      {shown.map(({ wayId, title, text, picture, jumpUrl }) => (
        <Tappable
          key={wayId}
          id={`coin-way-${wayId}`}
          className="coin-ways-way"
          role="link"
          onTap={() => openBlockLink(jumpUrl)}
        >
          <Picture className="coin-ways-picture" src={picture} mode="aspectFit" />
          <Text kind="body" strong above={4}>
            {title}
          </Text>
          <Text kind="note" tone="third" center>
            {text}
          </Text>
        </Tappable>
      ))}
    </Row>
  )
})
