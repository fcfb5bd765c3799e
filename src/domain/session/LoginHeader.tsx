import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { sessionWords } from '@/i18n/session'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { Icon } from '@/ui/media/Icon'
import './LoginHeader.scss'

/** The top of both login pages. */
export const LoginHeader = observer(function LoginHeader() {
  const words = sessionWords()
  return (
    <Stack align="start" className="login-header">
      <View className="login-header-mark">
        <Icon name="wallet" size={32} />
      </View>
      <Text kind="figure" tone="main" role="heading" aria-level={2}>
        {words.welcome}
      </Text>
      <Text kind="body" tone="third" above={4}>
        {words.slogan}
      </Text>
    </Stack>
  )
})
