import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ExtraRight } from '@/contract/rights/extra'
import { endNote } from '@/domain/rights/endNote'
import { claimWords } from '@/i18n/claim'
import { rightsWords } from '@/i18n/rights'
import { go } from '@/navigate'
import { report } from '@/report/report'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Price } from '@/ui/display/Price'
import { Tag } from '@/ui/display/Tag'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Icon } from '@/ui/media/Icon'
import './SubsidyRow.scss'

/** A subsidy benefit card in the list; it opens its details, where it is claimed. */
export const SubsidyRow = observer(function SubsidyRow({ card }: { card: ExtraRight }) {
  const words = rightsWords()
  const { rightId, name, text, worth, endTime, state } = card
  const canReceive = state === 'can_receive'
  const open = () => {
    report('memberRightsTap', { productId: rightId })
    go(routes.subsidyCard, { rightsId: rightId })
  }
  return (
    <View role="listitem">
      <Tappable
        id={`subsidy-${rightId}`}
        className={`subsidy-row ${state === 'expired' ? 'is-off' : ''}`}
        role="link"
        onTap={open}
      >
        <Row justify="center" className="subsidy-row-worth">
          <Price fen={worth} size="large" />
        </Row>
        <Stack gap={4} grow>
          <Row gap={8} wrap>
            <Text kind="title" tone="main">
              {name}
            </Text>
            <Tag text={words.subsidyStates[state]} kind={canReceive ? 'brand' : 'plain'} />
          </Row>
          <Text kind="body" tone="second">
            {text}
          </Text>
          <Text kind="note">{endNote(claimWords(), endTime, state === 'expired')}</Text>
        </Stack>
        <Icon name="next" size={16} />
      </Tappable>
    </View>
  )
})
