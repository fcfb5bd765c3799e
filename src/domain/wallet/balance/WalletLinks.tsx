import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { walletWords } from '@/i18n/wallet'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Icon, type IconName } from '@/ui/media/Icon'
import './WalletLinks.scss'

const links = [
  { word: 'records', icon: 'clock', route: routes.cashRecord },
  { word: 'tasks', icon: 'gift', route: routes.cashTask },
  { word: 'accounts', icon: 'card', route: routes.bindAccount },
  { word: 'rules', icon: 'document', route: routes.cashRule },
] as const satisfies readonly { word: string; icon: IconName; route: object }[]

/** The ways on from the wallet: withdrawals, tasks, accounts and rules. */
export const WalletLinks = observer(function WalletLinks() {
  const words = walletWords()
  return (
    <Row align="stretch" className="wallet-links">
      {links.map(({ word, icon, route }) => (
        <Tappable key={word} id={`wallet-${word}`} className="wallet-links-item" role="link" onTap={() => go(route)}>
          <View className="wallet-links-icon">
            <Icon name={icon} size={22} />
          </View>
          <Text kind="note" tone="second" center>
            {words.links[word]}
          </Text>
        </Tappable>
      ))}
    </Row>
  )
})
