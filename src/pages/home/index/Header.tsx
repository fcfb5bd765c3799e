import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { XbtInfo } from '@/contract/home'
import { tellClick } from '@/domain/native/tellClick'
import { homeWords } from '@/i18n/home'
import { formatAmount } from '@/lib/money'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import './Header.scss'

const unknown = '--'
/** A line without words is as high as one with them, so that nothing moves once they are there. */
const blank = '\u00a0'

function explainBalance(): void {
  tellClick('balance')
  go(routes.agreement, { code: 'subsidy-balance' })
}

/** Subsidy balance of the signed-in user, `--` until it is there, which opens what it means and tells the native app: it is no cash of the wallet. A visitor is asked to log in. */
export const Header = observer(function Header({ info, hasLogin }: { info: XbtInfo | undefined; hasLogin: boolean }) {
  const words = homeWords()
  return (
    <View className="home-header">
      {hasLogin ? (
        <Row gap={16} justify="between" className="home-header-row">
          <Tappable id="home-balance" role="link" onTap={explainBalance}>
            <Text kind="small" block>
              {words.subsidyBalance}
            </Text>
            <Text kind="sum" block className="home-header-amount">
              {info ? formatAmount(info.subsidyBalance) : unknown}
            </Text>
            <Text kind="small" block>
              {info ? words.savedThisMonth(info.savedThisMonth) : blank}
            </Text>
          </Tappable>
          <Tappable className="home-header-action" onTap={() => go(routes.mall)}>
            <Text kind="large" strong>
              {words.toMall}
            </Text>
          </Tappable>
        </Row>
      ) : (
        <Row gap={16} justify="between" className="home-header-row">
          <View>
            <Text kind="headline" block className="home-header-title">
              {words.visitorTitle}
            </Text>
            <Text kind="small" block>
              {words.visitorHint}
            </Text>
          </View>
          <Tappable className="home-header-action" onTap={() => go(routes.login)}>
            <Text kind="large" strong>
              {words.logIn}
            </Text>
          </Tappable>
        </Row>
      )}
    </View>
  )
})
