import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { AccountKind } from '@/contract/wallet/accounts'
import { bindAccountWords } from '@/i18n/bindAccount'
import { Tappable } from '@/ui/action/Tappable'
import { ChoiceMark } from '@/ui/input/ChoiceMark'
import { Icon, type IconName } from '@/ui/media/Icon'
import './BindKinds.scss'
import { type BindAccountStore, bindKinds } from './store'

const icons: Readonly<Record<AccountKind, IconName>> = { bank: 'card', alipay: 'wallet', wechat: 'phone' }

/** The kinds of accounts to choose from. */
export const BindKinds = observer(function BindKinds({ store }: { store: BindAccountStore }) {
  const words = bindAccountWords()
  return (
    <View className="bind-kinds" role="radiogroup" aria-label={words.kindsLabel}>
      {bindKinds.map((kind) => (
        <Tappable
          key={kind}
          id={`bind-${kind}`}
          role="radio"
          selected={kind === store.kind}
          className={`bind-kinds-item ${kind === store.kind ? 'is-chosen' : ''}`}
          onTap={() => store.chooseKind(kind)}
        >
          <Icon name={icons[kind]} size={24} />
          <Text>{words.kinds[kind]}</Text>
          <ChoiceMark isOn={kind === store.kind} />
        </Tappable>
      ))}
    </View>
  )
})
