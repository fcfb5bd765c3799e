import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ads } from '@/domain/native/ads'
import { nativeWords } from '@/i18n/native'

/** The counters of ad videos. */
export const AdCounts = observer(function AdCounts() {
  const words = nativeWords()
  const rows = [
    { id: 'adv-success', title: words.adSuccess, value: String(ads.advSuccessNum) },
    { id: 'adv-fail', title: words.adFail, value: String(ads.advFailNum) },
    { id: 'adv-tips', title: words.adTips, value: ads.advFailTips || words.adTipsNone },
  ]
  return (
    <>
      <Text className="demo-native-group">{words.groupAds}</Text>
      <View className="demo-native-card">
        {rows.map(({ id, title, value }) => (
          <View key={id} className="demo-native-row">
            <Text className="demo-native-row-title">{title}</Text>
            <Text className="demo-native-value" id={id}>
              {value}
            </Text>
          </View>
        ))}
      </View>
    </>
  )
})
