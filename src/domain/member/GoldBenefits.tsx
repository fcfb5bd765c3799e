import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GoldBenefit } from '@/contract/member/gold'
import { memberWords } from '@/i18n/member'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { useFollowing } from '@/ui/hooks/useFollowing'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Picture } from '@/ui/media/Picture'
import './GoldBenefits.scss'

/** What a gold member gets, two in a row. */
export const GoldBenefits = observer(function GoldBenefits(given: { benefits: readonly GoldBenefit[] }) {
  const benefits = useFollowing(given.benefits)
  return (
    <Card>
      <Text kind="title" block role="heading" aria-level={2}>
        {memberWords().benefits(benefits.length)}
      </Text>
      <View className="gold-benefits-grid" role="list">
        {benefits.map(({ benefitId, title, text, picture }) => (
          <Row key={benefitId} gap={8} align="stretch" role="listitem">
            <Picture className="gold-benefits-picture" src={picture} mode="aspectFit" />
            <Stack>
              <Text kind="body" strong>
                {title}
              </Text>
              <Text kind="note" tone="third">
                {text}
              </Text>
            </Stack>
          </Row>
        ))}
      </View>
    </Card>
  )
})
