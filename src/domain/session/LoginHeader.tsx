import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { sessionWords } from '@/i18n/session'
import { Icon } from '@/ui/media/Icon'
import './LoginHeader.scss'

/** The top of both login pages. */
export const LoginHeader = observer(function LoginHeader() {
  const words = sessionWords()
  return (
    <View className="login-header">
      <View className="login-header-mark">
        <Icon name="wallet" size={32} />
      </View>
      <Text className="login-header-title">{words.welcome}</Text>
      <Text className="login-header-slogan">{words.slogan}</Text>
    </View>
  )
})
