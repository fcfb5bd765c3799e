import { observer } from 'mobx-react'
import { ads } from '@/domain/native/ads'
import { nativeWords } from '@/i18n/native'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'

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
      <Text kind="small" tone="third" className="demo-native-group">
        {words.groupAds}
      </Text>
      <Card flush>
        {rows.map(({ id, title, value }) => (
          <Row key={id} gap={12} justify="between" className="demo-native-row">
            <Text kind="body" tone="main">
              {title}
            </Text>
            <Text kind="body" strong tone="second" id={id}>
              {value}
            </Text>
          </Row>
        ))}
      </Card>
    </>
  )
})
