import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { XbtInfo } from '@/contract/home'
import { tellClick } from '@/domain/native/tellClick'
import { homeWords } from '@/i18n/home'
import { formatAmount } from '@/lib/money'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import './Header.scss'

const unknown = '--'

function openBalance(): void {
  tellClick('balance')
  go(routes.balance)
}

/** Subsidy balance of the signed-in user, `--` until it is there, which opens the wallet; a visitor is asked to log in. */
export const Header = observer(function Header({ info, hasLogin }: { info: XbtInfo | undefined; hasLogin: boolean }) {
  const words = homeWords()
  return (
    <View className="home-header">
      {hasLogin ? (
        <View className="home-header-row">
          <Tappable id="home-balance" role="link" onTap={openBalance}>
            <Text className="home-header-label">{words.subsidyBalance}</Text>
            <Text className="home-header-amount">{info ? formatAmount(info.subsidyBalance) : unknown}</Text>
            {info && (
              <Text className="home-header-note">{words.savedThisMonth(formatAmount(info.savedThisMonth))}</Text>
            )}
          </Tappable>
          <Tappable className="home-header-action" onTap={() => go(routes.mall)}>
            <Text>{words.toMall}</Text>
          </Tappable>
        </View>
      ) : (
        <View className="home-header-row">
          <View>
            <Text className="home-header-title">{words.visitorTitle}</Text>
            <Text className="home-header-note">{words.visitorHint}</Text>
          </View>
          <Tappable className="home-header-action" onTap={() => go(routes.login)}>
            <Text>{words.logIn}</Text>
          </Tappable>
        </View>
      )}
    </View>
  )
})
