import { observer } from 'mobx-react'
import type { VipInfoRes } from '@/contract/member/info'
import { renewalWords } from '@/i18n/renewal'
import { Card } from '@/ui/display/Card'
import { Price } from '@/ui/display/Price'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'

/** What ends with the membership, in figures: how many benefits, what they are worth, and what it has saved. */
export const Losses = observer(function Losses({ info }: { info: VipInfoRes }) {
  const words = renewalWords()
  const { rightsInfo, vipInfo } = info
  const saved = vipInfo?.savedMoney ?? 0
  return (
    <Card title={words.stayTitle}>
      <Row gap={12} align="stretch">
        {rightsInfo.count > 0 && (
          <Stack gap={4} align="center" grow className="stay-body-figure">
            <Text kind="headline">{words.stayCount(rightsInfo.count)}</Text>
            <Text kind="note" tone="third">
              {words.stayBenefits}
            </Text>
          </Stack>
        )}
        {rightsInfo.worth > 0 && (
          <Stack gap={4} align="center" grow className="stay-body-figure">
            <Price fen={rightsInfo.worth} />
            <Text kind="note" tone="third">
              {words.stayWorth}
            </Text>
          </Stack>
        )}
        {saved > 0 && (
          <Stack gap={4} align="center" grow className="stay-body-figure">
            <Price fen={saved} />
            <Text kind="note" tone="third">
              {words.staySaved}
            </Text>
          </Stack>
        )}
      </Row>
    </Card>
  )
})
