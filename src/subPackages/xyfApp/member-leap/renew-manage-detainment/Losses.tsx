import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { VipInfoRes } from '@/contract/member/info'
import { renewalWords } from '@/i18n/renewal'
import { Card } from '@/ui/display/Card'
import { Price } from '@/ui/display/Price'

/** What ends with the membership, in figures: how many benefits, what they are worth, and what it has saved. */
export const Losses = observer(function Losses({ info }: { info: VipInfoRes }) {
  const words = renewalWords()
  const { rightsInfo, vipInfo } = info
  const saved = vipInfo?.savedMoney ?? 0
  return (
    <Card title={words.stayTitle}>
      <View className="stay-body-figures">
        {rightsInfo.count > 0 && (
          <View className="stay-body-figure">
            <Text className="stay-body-count">{words.stayCount(rightsInfo.count)}</Text>
            <Text className="stay-body-name">{words.stayBenefits}</Text>
          </View>
        )}
        {rightsInfo.worth > 0 && (
          <View className="stay-body-figure">
            <Price fen={rightsInfo.worth} />
            <Text className="stay-body-name">{words.stayWorth}</Text>
          </View>
        )}
        {saved > 0 && (
          <View className="stay-body-figure">
            <Price fen={saved} />
            <Text className="stay-body-name">{words.staySaved}</Text>
          </View>
        )}
      </View>
    </Card>
  )
})
